import { chromium } from 'playwright-core'
import { watchKeys } from './bench/pages/key-watch.ts'
const base = 'http://127.0.0.1:4711'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] })
const mode = process.argv[2]
if (mode === 'shots') {
  for (const [w,h,scheme] of [[390,844,'light'],[390,844,'dark'],[1280,900,'light'],[1280,900,'dark']] as const) {
    const c = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: scheme })
    const p = await c.newPage(); const errs: string[] = []
    p.on('console', (m) => { if (m.type()==='error') errs.push(m.text()) }); p.on('pageerror', (e) => errs.push(String(e)))
    await p.goto(base + '/mortgage-calculator', { waitUntil: 'networkidle' })
    if (scheme === 'light') {
      await p.getByRole('textbox', { name: 'Home price' }).fill('510000'); await p.waitForTimeout(1500)
    }
    await p.screenshot({ path: `/tmp/mort-${w}-${scheme}.png`, fullPage: true })
    console.log(w, scheme, errs, await p.locator('section[aria-label="Result"] [role="status"]').first().innerText())
    await c.close()
  }
} else {
  const c = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const p = await c.newPage(); const d = await c.newCDPSession(p); await d.send('Network.enable')
  const seen: { url: string; type: string; size: number }[] = []; const byId = new Map<string, { url: string; type: string; size: number }>()
  d.on('Network.responseReceived', (e: any) => byId.set(e.requestId, { url: e.response.url, type: e.type, size: 0 }))
  d.on('Network.loadingFinished', (e: any) => { const one = byId.get(e.requestId); if (one) { one.size = e.encodedDataLength; seen.push(one) } })
  await d.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await p.addInitScript(() => { (window as any).longs = []; new PerformanceObserver((l) => { for (const e of l.getEntries()) (window as any).longs.push([Math.round(e.startTime), Math.round(e.duration)]) }).observe({ type: 'longtask', buffered: true }) })
  await p.goto(base + '/mortgage-calculator', { waitUntil: 'networkidle' }); await p.waitForTimeout(1500)
  const list = (from: number) => { const some = seen.slice(from); console.log(some.length, 'requests', some.filter(s=>s.type==='Script').reduce((a,s)=>a+s.size,0), 'script bytes'); for (const s of some) console.log('  ', s.type, s.size, s.url.replace(base,'')) }
  console.log('LOAD'); list(0); console.log('long tasks', JSON.stringify(await p.evaluate(() => (window as any).longs)))
  const n = seen.length; await p.evaluate(() => { (window as any).longs.length = 0 })
  const headline = 'section[aria-label="Result"] [role="status"]'
  await p.evaluate(watchKeys, headline)
  const box = p.getByRole('textbox', { name: 'Home price' }); await box.focus(); await p.waitForTimeout(2500)
  console.log('TOUCH'); list(n); console.log('long tasks', JSON.stringify(await p.evaluate(() => (window as any).longs)))
  for (const [what, gap] of [['fast 180ms', 180], ['slow 2000ms', 2000]] as const) {
    await p.evaluate(() => { (window as any).longs.length = 0; window.benchKeys.painted.length = 0 })
    await box.evaluate((i: HTMLInputElement) => { const a = i.value.search(/\d/); const b = a+1+i.value.slice(a+1).search(/\d/)+1; i.setSelectionRange(b,b) })
    const count = gap === 180 ? 60 : 12
    for (let k=0;k<count;k++){ await p.keyboard.press(k%2===0?'Backspace':String(1+(k%8))); await p.waitForTimeout(gap) }
    await p.waitForTimeout(2500)
    const { painted } = await p.evaluate(() => window.benchKeys); const s=[...painted].sort((a,b)=>a-b)
    console.log(what, 'n', s.length, 'median', s[s.length>>1]?.toFixed(1), 'p95', s[Math.floor(s.length*0.95)]?.toFixed(1), 'max', s.at(-1)?.toFixed(1), 'first', painted[0]?.toFixed(1), 'long tasks', JSON.stringify(await p.evaluate(() => (window as any).longs.map((x: number[])=>x[1]))))
  }
}
await browser.close()
