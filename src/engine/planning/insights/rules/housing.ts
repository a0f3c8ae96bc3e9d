import { debtMinimum, debtPayment } from '#engine/household/monthly-flows.ts'
import { ageNow } from '#engine/household/tax-picture.ts'
import { sumToCent } from '#engine/money.ts'
import { addMonths, monthOf, monthsBetween, parseIsoDate } from '#engine/month.ts'
import { maintenance } from '#facts/household/housing.ts'
import { needAges } from '#facts/insurance/life-need.ts'
import { dtiClassic, pmiLaw, typicalPmiRate } from '#facts/lending/mortgage.ts'
import { mortgage30 } from '#facts/lending/rates.ts'
import { filingStatus, homeState, paysOf, termOf } from '../filled.ts'
import { isHomeLoan } from '../measures.ts'
import { arithmetic, percentLimit, published, rule, thumb, toPercent, yearsLimit } from '../rule.ts'

export const housingRules = [
  rule({
    id: 'housing-share',
    area: 'housing',
    needs: ['housing', 'gross'],
    basis: thumb,
    limit: percentLimit(30, 15, 60),
    find: (from, limit) => {
      const { housing, gross, household, today, cash, flows } = from
      if (gross <= 0) return null
      const share = (housing / gross) * 100
      const isOver = share > limit
      const second = paysOf(from)?.other ?? 0
      // Living costs hold rent and what a home costs beside its loan; the loan is a debt's payment.
      const loans = sumToCent(household.debts.filter(isHomeLoan).map((debt) => debtPayment(debt) ?? 0))
      const besideHousing = Math.max(0, sumToCent([flows.living ?? 0, -Math.max(0, housing - loans)]))
      return {
        tone: isOver ? 'watch' : 'good',
        values: { housing, gross, share },
        stake: isOver ? (housing - (gross * limit) / 100) * 12 : 0,
        way: {
          calculator: 'home-affordability',
          inputs: {
            // Money beside pay counts with the first income.
            income: gross * 12 - second,
            secondIncome: second,
            ...filingStatus(household, today),
            ...homeState(household),
            // The share this rule judges by, of housing alone; with debts, what lenders call usual.
            limits: 'own',
            ownFront: limit,
            ownBack: Math.max(toPercent(dtiClassic.value.back), limit),
            debts: sumToCent(household.debts.filter((debt) => !isHomeLoan(debt)).map((debt) => debtMinimum(debt) ?? 0)),
            ...(cash === null ? {} : { savings: Math.max(0, cash) }),
            ...(flows.living === null ? {} : { spending: besideHousing, saving: flows.plannedSavings }),
          },
        },
      }
    },
  }),
  rule({
    id: 'mortgage-rate',
    area: 'housing',
    needs: ['debts'],
    basis: published(mortgage30),
    limit: percentLimit(0.75, 0.25, 3, 0.25),
    find: ({ debts, today }, limit) => {
      const [loan] = debts
        .flatMap((debt) =>
          debt.kind === 'mortgage' && debt.balance > 0 && debt.apr !== null ? [{ ...debt, apr: debt.apr }] : [],
        )
        .sort((a, b) => b.apr - a.apr)
      if (!loan) return null
      const gap = toPercent(loan.apr - mortgage30.value)
      const yearly = (Math.abs(gap) / 100) * loan.balance
      const values = { apr: toPercent(loan.apr), offered: toPercent(mortgage30.value), owed: loan.balance, yearly }
      const monthsLeft = loan.endsOn === null ? null : monthsBetween(monthOf(today), loan.endsOn)
      if (gap >= limit)
        return {
          tone: 'watch',
          values,
          stake: yearly,
          way: {
            calculator: 'refinance',
            inputs: {
              balance: loan.balance,
              rate: toPercent(loan.apr),
              newRate: toPercent(mortgage30.value),
              ...(monthsLeft !== null && monthsLeft >= 6 && monthsLeft <= 480 ? { monthsLeft } : {}),
            },
          },
        }
      return gap <= -limit
        ? {
            tone: 'good',
            values,
            stake: 0,
            way: {
              calculator: 'loan-prepayment',
              inputs: { balance: loan.balance, rate: toPercent(loan.apr), ...termOf(loan, today) },
            },
          }
        : null
    },
  }),
  rule({
    id: 'pmi-request',
    area: 'housing',
    needs: ['home'],
    basis: published(pmiLaw),
    limit: percentLimit(toPercent(pmiLaw.value.requestLtv), 70, 90),
    find: ({ home }, limit) => {
      const { value, owed, basis } = home
      // Under the automatic share of the price paid, the insurance has ended already.
      if (basis === null || basis <= 0 || owed <= basis * pmiLaw.value.automaticLtv) return null
      const share = (owed / value) * 100
      return share <= limit
        ? {
            tone: 'watch',
            values: { owed, value, share },
            stake: owed * typicalPmiRate.value.typical,
            way: { calculator: 'mortgage', inputs: { price: basis, pmiRemoval: 'request' } },
          }
        : null
    },
  }),
  rule({
    id: 'home-underwater',
    area: 'housing',
    needs: ['home'],
    basis: arithmetic,
    limit: null,
    find: ({ home: { value, owed }, household, today }) => {
      if (owed <= value) return null
      const [loan] = household.debts.filter(isHomeLoan).sort((a, b) => b.balance - a.balance)
      return {
        tone: 'watch',
        values: { owed, value, gap: owed - value },
        stake: owed - value,
        way: {
          calculator: 'loan-prepayment',
          inputs: {
            balance: owed,
            ...(loan?.apr == null ? {} : { rate: toPercent(loan.apr) }),
            ...(loan ? termOf(loan, today) : {}),
            // What would bring the loan down to the value.
            extras: [{ how: 'once', amount: owed - value, from: addMonths(monthOf(today), 1) }],
            extraMonthly: 0,
          },
        },
      }
    },
  }),
  rule({
    id: 'upkeep',
    area: 'housing',
    needs: ['home'],
    basis: thumb,
    limit: percentLimit(toPercent(maintenance.value.typical), 0.25, 4, 0.25),
    find: ({ home, household }, limit) => {
      const budgeted = household.spending['housing_maintenance']
      if (budgeted === undefined) return null
      const wanted = (home.value * limit) / 100 / 12
      return budgeted < wanted
        ? {
            tone: 'watch',
            values: { value: home.value, monthly: budgeted, wanted, gap: wanted - budgeted },
            stake: (wanted - budgeted) * 12,
            way: { calculator: 'home-maintenance', inputs: { homeValue: home.value } },
          }
        : null
    },
  }),
  rule({
    id: 'mortgage-past-work',
    area: 'housing',
    needs: ['debts', 'age'],
    basis: thumb,
    limit: yearsLimit(needAges.value.retire, 55, 80),
    find: ({ debts, household, today }, limit) => {
      const you = household.people.find(({ role }) => role === 'you')
      const [loan] = debts
        .flatMap((debt) =>
          debt.kind === 'mortgage' && debt.balance > 0 && debt.endsOn !== null ? [{ debt, ends: debt.endsOn }] : [],
        )
        .sort((a, b) => (a.ends < b.ends ? 1 : -1))
      const lastDay = loan && parseIsoDate(`${loan.ends}-01`)
      const then = lastDay && you ? ageNow(you, lastDay) : null
      return loan && then !== null && then > limit
        ? {
            tone: 'watch',
            values: { owed: loan.debt.balance, until: loan.ends, age: then },
            stake: (loan.debt.payment ?? loan.debt.minimum ?? 0) * 12,
            way: {
              calculator: 'loan-prepayment',
              inputs: {
                balance: loan.debt.balance,
                ...(loan.debt.apr === null ? {} : { rate: toPercent(loan.debt.apr) }),
                ...termOf(loan.debt, today),
              },
            },
          }
        : null
    },
  }),
] as const
