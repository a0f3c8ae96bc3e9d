import { CandlestickSeries, ColorType, createChart, LineSeries, LineType, type Time } from 'lightweight-charts'
import { american } from '#calculators/kit/say.ts'
import type { MarketHistory } from '#wire/market-history.ts'
import { candleOf, priceOf, type Style } from './shapes.ts'

/** Colors and type of the house, as the theme has them now. */
function look(element: Element) {
  const style = getComputedStyle(element)
  const token = (name: string): string => style.getPropertyValue(name).trim()
  return {
    ground: token('--surface'),
    ink: token('--ink-2'),
    line: token('--line'),
    edge: token('--edge'),
    rose: token('--green'),
    fell: token('--bad'),
    price: token('--growth'),
    font: token('--sans'),
  }
}

/** Draws the days into the box, and again when the theme changes. Returns what takes the drawing away. */
export function drawPrices(box: HTMLElement, history: MarketHistory, style: Style): () => void {
  const colors = look(box)
  const chart = createChart(box, {
    autoSize: true,
    layout: {
      background: { type: ColorType.Solid, color: colors.ground },
      textColor: colors.ink,
      fontFamily: colors.font,
      fontSize: 12,
      // Its notice stands as a link below the chart: the mark on the chart would need a style of its own in the page.
      attributionLogo: false,
    },
    grid: { vertLines: { visible: false }, horzLines: { color: colors.line } },
    rightPriceScale: { borderVisible: false },
    timeScale: { borderColor: colors.line, fixLeftEdge: true, fixRightEdge: true },
    localization: {
      locale: 'en-US',
      timeFormatter: (day: Time) => american.dateShort(String(day)),
      priceFormatter: (price: number) => priceOf(history, price),
    },
    // A page scrolls under a finger; the chart is moved sideways and by a pinch.
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false },
  })
  const shared = { priceLineVisible: false, lastValueVisible: true } as const
  const paint = (): (() => void) => {
    if (style === 'candles') {
      const series = chart.addSeries(CandlestickSeries, { ...shared })
      series.setData(history.candles.map(candleOf).filter((day) => day !== null))
      return () => {
        const { ground, rose, fell } = look(box)
        // Hollow where it rose: the two are told apart without their color.
        series.applyOptions({
          upColor: ground,
          downColor: fell,
          borderUpColor: rose,
          borderDownColor: fell,
          wickUpColor: rose,
          wickDownColor: fell,
        })
      }
    }
    const series = chart.addSeries(LineSeries, { ...shared, lineWidth: 2, lineType: LineType.Simple })
    series.setData(history.candles.map(({ date, close }) => ({ time: date, value: close })))
    return () => series.applyOptions({ color: look(box).price })
  }
  const color = paint()
  color()
  chart.timeScale().fitContent()
  const themes = new MutationObserver(() => {
    const { ground, ink, line } = look(box)
    chart.applyOptions({
      layout: { background: { type: ColorType.Solid, color: ground }, textColor: ink },
      grid: { horzLines: { color: line } },
      timeScale: { borderColor: line },
    })
    color()
  })
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => {
    themes.disconnect()
    chart.remove()
  }
}
