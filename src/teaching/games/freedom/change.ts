/** One change carried out. Money that changes hands at once does so here; a negative balance of cash is dealt with when the year ends. */
import { happens } from '../kit/chance.ts'
import { downPayment, newHomeLoan, takeOut } from './cost.ts'
import { bought, carEntry, family, moving, pay, will } from './design.ts'
import { type CoverKind, type Flows, flow, type HomeKind, type Life, type Loan, type Plan, type Work } from './life.ts'

const noLoan: Loan = { balance: 0, rate: 0, payment: 0 }
/** Dollars that leave at once, under a name. */
export const spent = (life: Life, name: string, amount: number): Life => ({
  ...life,
  money: { ...life.money, cash: life.money.cash - amount },
  flows: flow(life.flows, 'out', name, amount),
})
const planned = (life: Life, plan: Partial<Plan>): Life => ({ ...life, plan: { ...life.plan, ...plan } })

function soldHome(life: Life): Life {
  const { homeValue, homeLoan, cash } = life.money
  const fee = homeValue * bought.selling
  return {
    ...life,
    money: { ...life.money, cash: cash + homeValue - fee - homeLoan.balance, homeLoan: noLoan, homeValue: 0 },
    flows: flow(life.flows, 'out', 'homeSale', fee),
  }
}
function boughtHome(life: Life): Life {
  const { money, gain } = takeOut(life.money, downPayment)
  const flows: Flows = flow(life.flows, 'out', 'closing', bought.price * bought.closing)
  const covers = life.plan.covers.includes('home') ? life.plan.covers : [...life.plan.covers, 'home' as const]
  return {
    ...life,
    plan: { ...life.plan, home: 'own', covers },
    money: { ...money, homeLoan: newHomeLoan(), homeValue: bought.price },
    person: { ...life.person, rentFactor: 1, gainToTax: life.person.gainToTax + gain },
    flows,
  }
}
function moved(life: Life, home: HomeKind): Life {
  const left = life.plan.home === 'own' ? soldHome(life) : life
  if (home === 'own') return spent(boughtHome(left), 'moving', moving)
  const there = planned({ ...left, person: { ...left.person, rentFactor: 1 } }, { home })
  return spent(there, 'moving', moving)
}
function worked(life: Life, what: string): Life {
  const { person, seed, year } = life
  if (what === 'change') {
    const isBad = happens(seed, `bad-fit:${year}`, pay.badFit)
    const raised = { ...life, person: { ...person, pay: person.pay * (1 + pay.jobChange) } }
    return isBad ? { ...raised, changes: [...raised.changes, 'bad-fit'] } : raised
  }
  if (what === 'study')
    return spent({ ...life, person: { ...person, studyEnds: year + pay.studyYears } }, 'study', pay.study)
  return planned(life, { work: what as Work })
}
function grown(life: Life, what: string): Life {
  const { person } = life
  const home = life.plan.home === 'share' ? moved(life, 'alone') : life
  if (what === 'partner') return { ...home, person: { ...home.person, partnerPay: family.partnerPay } }
  return { ...home, person: { ...home.person, children: [...person.children, 0] } }
}

/** The life after a change on offer. */
export function changed(life: Life, choice: string): Life {
  const [thing = '', what = '', on] = choice.split(':')
  const next: Life = { ...life, changes: [...life.changes, choice] }
  const { plan } = life
  switch (thing) {
    case 'home':
      return moved(next, what as HomeKind)
    case 'car': {
      const car = what as Plan['car']
      return car === 'none' ? planned(next, { car }) : spent(planned(next, { car }), 'carEntry', carEntry[car])
    }
    case 'life':
      return planned(next, { life: what as Plan['life'] })
    case 'work':
      return worked(next, what)
    case 'family':
      return grown(next, what)
    case 'plan':
    case 'cushion':
    case 'mix':
      return planned(next, { [thing]: Number(what) })
    case 'debts':
      return planned(next, { debts: what as Plan['debts'] })
    case 'fund':
      return planned(next, { fund: what as Plan['fund'] })
    case 'cover': {
      const rest = plan.covers.filter((kind) => kind !== what)
      return planned(next, { covers: on === 'on' ? [...rest, what as CoverKind] : rest })
    }
    case 'freeze':
      return planned(next, { frozen: true })
    case 'papers':
      return spent(planned(next, { papers: true }), 'papers', will)
    default:
      throw new RangeError(`no such change: ${choice}`)
  }
}
