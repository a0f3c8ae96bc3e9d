import { bots, played } from '#teaching/games/freedom/bots.testkit.ts'
import { scoreOf } from '#teaching/games/freedom/score.ts'
import { freedomOf } from '#teaching/games/freedom/meters.ts'
const N = Number(process.argv[2] ?? 300)
const q=(a:number[],p:number)=>a.toSorted((x,y)=>x-y)[Math.floor(p*(a.length-1))]!
const by: Record<string, number[]> = {}
for (const [name, bot] of Object.entries(bots)) {
  const t=performance.now()
  const ends = Array.from({length:N},(_,i)=>{const l=played(bot, i*613+7); return {...l, s: scoreOf(l), f: freedomOf(l).share, books:[{...l.books.at(-1)!, in:{}, out:{}}], h: l.books.filter(b=>b.help.length).length}})
  const fr=ends.map(l=>l.f), sc=ends.map(l=>l.s)
  by[name]=fr
  const tot=sc.map(s=>s.total)
  const m=(f:(s:typeof sc[0])=>number)=>(sc.reduce((a,s)=>a+f(s),0)/N).toFixed(1)
  console.log(name.padEnd(14),'free', [.05,.25,.5,.75,.95].map(p=>(q(fr,p)*100).toFixed(0)).join(' '),'| score med',q(tot,.5).toFixed(1),'max',Math.max(...tot).toFixed(1),'| F',m(s=>s.freedom),'R',m(s=>s.resilience),'J',m(s=>s.joy),'C',m(s=>s.care),'shocks',m(s=>s.shocks),'| ms/run',((performance.now()-t)/N).toFixed(2), 'wealth', q(ends.map(l=>l.books.at(-1)!.wealthAfter),.5).toFixed(0), 'help yrs', (ends.reduce((a,l)=>a+l.h,0)/N).toFixed(2))
}
const allf=Object.values(by).flat(), mean=(a:number[])=>a.reduce((x,y)=>x+y,0)/a.length, v=(a:number[])=>mean(a.map(x=>(x-mean(a))**2))
for (const cap of [false,true]) { const g=Object.values(by).map(a=>a.map(x=>cap?Math.min(1,x):x)); console.log('luck share', (mean(g.map(v))/v(g.flat())).toFixed(3)) }
