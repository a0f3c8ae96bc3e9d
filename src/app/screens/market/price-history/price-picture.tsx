import { useEffect, useRef } from 'react'
import type { MarketHistory } from '#wire/market-history.ts'
import type { Style } from './shapes.ts'

interface PictureProps {
  readonly history: MarketHistory
  readonly style: Style
  readonly label: string
  /** The code that draws could not be had. */
  readonly onLost: () => void
}

/** Days of trading, drawn by the library for it: it is fetched when the first chart is asked for. Its numbers stand in the table beside it. */
export function PricePicture({ history, style, label, onLost }: PictureProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    let isLeft = false
    let remove = () => {}
    import('./draw-prices.ts')
      .then(({ drawPrices }) => {
        if (!isLeft) remove = drawPrices(element, history, style)
      })
      .catch(() => {
        if (!isLeft) onLost()
      })
    return () => {
      isLeft = true
      remove()
    }
  }, [history, style, onLost])
  return <div ref={box} role="img" aria-label={label} className="h-[300px] md:h-[380px]" />
}
