/** Where a finished life leads: the real tools with its numbers, and the lessons for what happened in it. */

import { chosenSpending } from '#teaching/games/freedom/cost.ts'
import { bought, cardRate, carEntry, fees, homes } from '#teaching/games/freedom/design.ts'
import type { Episodes } from '#teaching/games/freedom/episodes.ts'
import { mortgageRate } from '#teaching/games/freedom/law.precomputed.ts'
import { type GameLesson, lessonTitles } from '#teaching/games/freedom/lessons.precomputed.ts'
import type { CoverKind, Life } from '#teaching/games/freedom/life.ts'
import { calculatorLink, pictureLink } from '../picture/calculator-link.ts'
import type { DebriefLesson, DebriefTool } from '../play/debrief.tsx'
import { people } from './words/people-words.ts'
import { toolWords as words } from './words/tool-words.ts'

const whole = (value: number): number => Math.round(value)
const points = (share: number): number => Number((share * 100).toFixed(3))

/** `thisYear` gives the birth month that makes the ages right. */
export function toolsOf(life: Life, episodes: Episodes, thisYear: number): readonly DebriefTool[] {
  const { money, person, plan } = life
  const invested = whole(money.plan + money.roth + money.fund)
  const monthly = whole(chosenSpending(plan, person) / 12)
  const born = `${thisYear - person.age}-01`
  const card = {
    name: `${people[life.setup.persona].name}’s card`,
    balance: whole(Math.max(money.card, episodes.cardPeak, 100)),
    apr: points(cardRate),
  }
  const tools: (DebriefTool | null)[] = [
    episodes.cardInterest > 1
      ? {
          to: calculatorLink('credit-card-payoff', {
            cards: [card],
          }),
          label: words.cards.label,
          why: words.cards.why(episodes.cardInterest),
        }
      : null,
    episodes.cardInterest > 1
      ? {
          to: pictureLink('/debt-payoff', { debts: [{ ...card, kind: 'card' }] }),
          label: words.debts.label,
          why: words.debts.why,
        }
      : null,
    episodes.layoffs.length > 0
      ? {
          to: calculatorLink('emergency-fund', { total: monthly, savings: whole(Math.max(0, money.cash)) }),
          label: words.cushion.label,
          why: words.cushion.why(episodes.layoffs.length),
        }
      : null,
    episodes.layoffs.length > 0
      ? { to: '/run-financial-scenario#events=job-loss@1', label: words.scenario.label, why: words.scenario.why }
      : null,
    {
      to: calculatorLink('401k', {
        pay: whole(person.pay),
        contribute: points(plan.plan),
        balance: whole(money.plan),
        born,
      }),
      label: words.match.label,
      why: episodes.matchMissed > 1 ? words.match.why(episodes.matchMissed) : words.match.whyKept,
    },
    episodes.soldAfterFall.length > 0
      ? {
          to: calculatorLink('lumpsum', { amount: Math.max(100, invested), stockShare: points(plan.mix) }),
          label: words.crash.label,
          why: words.crash.why,
        }
      : null,
    episodes.bought
      ? {
          to: calculatorLink('rent-vs-buy', {
            price: bought.price,
            monthlyRent: homes.alone / 12,
            down: { amount: points(bought.down), unit: 'pct' },
            rate: points(mortgageRate),
          }),
          label: words.home.label,
          why: words.home.why,
        }
      : null,
    episodes.newCars > 0
      ? { to: calculatorLink('auto-loan', { down: carEntry.new }), label: words.car.label, why: words.car.why }
      : null,
    episodes.uninsured > 1
      ? { to: hubOf(life, born), label: words.insurance.label, why: words.insurance.why(episodes.uninsured) }
      : null,
    {
      to: calculatorLink('retirement', {
        born,
        savings: invested,
        pay: whole(person.pay),
        spending: monthly,
        retireAge: person.age,
      }),
      label: words.retire.label,
      why: words.retire.why,
    },
    episodes.highFeeYears > 0
      ? {
          to: calculatorLink('brokerage-fees', { start: Math.max(0, invested), expense: points(fees.managed) }),
          label: words.fees.label,
          why: words.fees.why(episodes.highFeeYears),
        }
      : null,
    episodes.neverFroze
      ? { to: '/smart-financial-checklist', label: words.identity.label, why: words.identity.why }
      : null,
    { to: '/financial-growth-levels', label: words.levels.label, why: words.levels.why },
  ]
  return tools.filter((tool): tool is DebriefTool => tool !== null)
}

/** What a policy of the game is called on an insurance page. */
const policyOf = (cover: CoverKind, owns: boolean): string =>
  ({
    health: 'health',
    home: owns ? 'home' : 'renters',
    disability: 'disability-long',
    liability: 'umbrella',
    life: 'life-term',
  })[cover]

/** Who lives this life, on what pay, with which policies and how much cash: what a gap check asks. */
function hubOf({ money, person, plan, setup }: Life, born: string): string {
  const pay = { kind: 'wages', every: 'year', isTakeHome: false, isGuaranteed: true, reliability: 8 }
  const named = people[setup.persona].name
  const owns = money.homeValue > 0
  return pictureLink('/insurance-hub', {
    people: [
      { name: named, role: 'you', born },
      ...(person.partnerPay > 0 ? [{ role: 'partner' }] : []),
      ...person.children.map((age) => ({ role: 'child', born: `${Number(born.slice(0, 4)) + person.age - age}-01` })),
    ],
    incomes: [{ ...pay, name: named, amount: whole(person.pay) }],
    accounts: [{ kind: 'savings', balance: whole(Math.max(0, money.cash)) }],
    ...(owns ? { properties: [{ kind: 'home', value: whole(money.homeValue) }] } : {}),
    policies: plan.covers.map((cover) => ({ kind: policyOf(cover, owns) })),
  })
}

const lesson = (slug: GameLesson): DebriefLesson => ({ slug, title: lessonTitles[slug] })
/** At most three, what cost most first. */
export function lessonsOf(episodes: Episodes): readonly DebriefLesson[] {
  const all: (DebriefLesson | null)[] = [
    episodes.matchMissed > 1 ? lesson('401k-match') : null,
    episodes.cardInterest > 1 ? lesson('cards-and-grace') : null,
    episodes.soldAfterFall.length > 0 ? lesson('crash-plan') : null,
    episodes.uninsured > 1 ? lesson('insurance-logic') : null,
    episodes.scams > 0 ? lesson('scams') : null,
    episodes.highFeeYears > 0 ? lesson('fees') : null,
    episodes.newCars > 0 ? lesson('car-true-cost') : null,
    episodes.bought ? lesson('rent-or-buy') : null,
    episodes.layoffs.length > 0 ? lesson('job-loss') : null,
    lesson('how-much-retire'),
    lesson('compounding'),
  ]
  return all.filter((one): one is DebriefLesson => one !== null).slice(0, 3)
}
