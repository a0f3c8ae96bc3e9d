/**
 * Every number of the game that is ours: chosen for a game of thirty years and moved until its bots met their bands (tuning.test.ts).
 * None is a statistic. Dollars of the law's year, shares as decimals, joy in points. Prices don't rise in the game.
 */
export const YEARS = 30

export const homes = { share: 8_400, alone: 13_800, nicer: 19_200 } as const
/** A small home to buy: its price, the share paid down, what buying and selling cost, and taxes, insurance and upkeep a year. */
export const bought = {
  price: 200_000,
  down: 0.1,
  closing: 0.03,
  selling: 0.06,
  upkeep: 0.025,
  mostOfPay: 0.36,
} as const
export const moving = 1_500
/** A used car's year, all in; none is bus, bike and rides. Getting one costs this once, and selling it brings that. */
export const cars = { none: 1_200, used: 4_800 } as const
export const carEntry = { used: 2_500, new: 5_000 } as const
export const carSale = { used: 1_500, new: 4_000 } as const
export const lives = { lean: 12_000, steady: 18_000, rich: 26_000 } as const

/** The employer adds half of what you put in, up to this share of pay. */
export const match = { rate: 0.5, upTo: 0.06 } as const
export const planShares = [0, 0.03, 0.06, 0.1, 0.15, 0.25] as const
export const cushions = [0, 1, 3, 6] as const
/** Shares of the money invested that is in stocks; the rest is in bonds, and at 0 all of it is in Treasury bills. */
export const mixes = [0, 0.3, 0.6, 0.8, 1] as const
export const fees = { index: 0.0005, managed: 0.01 } as const
/** What plan money is worth after the tax still owed on it, and the part of a taxed fund paid out as dividends each year. */
export const afterTax = 0.9
export const dividends = 0.015

export const cardRate = 0.21
/** The most a card lends, a share of pay, and the least paid each month, a share of the balance when the year begins. */
export const cardLimit = 0.25
export const cardLeast = 0.03
export const helpRate = 0.08
export const loanYears = { student: 10, car: 5, help: 5, home: 30 } as const
/** Inflation taken out of the home loan's rate, because prices stand still here for thirty years. */
export const mortgageInflation = 0.025
export const resetYears = 7
export const localHelp = 600

export const pay = {
  growth: 0.01,
  jobChange: 0.06,
  badFit: 0.15,
  badFitMonths: 2,
  study: 9_000,
  studyRaise: 0.09,
  studyPasses: 0.8,
  studyYears: 2,
  side: 5_000,
  fewer: 0.8,
  uneven: 0.3,
} as const
export const family = { partnerPay: 40_000, partnerLife: 0.6, child: 9_000, childYears: 18, mostChildren: 2 } as const
export const will = 300

/** What coverage costs a year beside health insurance, whose prices are published: disability as a share of pay. */
export const covers = { disability: 0.01, liability: 180, life: 260, homePolicy: 1_800 } as const

export const shocks = {
  layoff: { calm: 0.04, afterFall: 0.09, fall: -0.15, months: 5, benefitShare: 0.4 },
  hospital: { chance: 0.06, median: 9_000, spread: 1, coinsurance: 0.2 },
  disability: { chance: 0.006, years: 3 },
  homeDamage: { chance: 0.05, cost: 12_000, deductible: 1_500 },
  renterLoss: { chance: 0.02, cost: 3_000, deductible: 250 },
  carRepair: { used: 0.25, new: 0.08, from: 400, to: 2_200 },
  crash: { chance: 0.03, cost: 6_000, deductible: 1_000, liability: 60_000, liabilityShare: 0.02 },
  identity: { open: 0.09, frozen: 0.02, cost: 200, large: 3_400, largeShare: 0.1 },
  rentJump: { chance: 0.1, rise: 0.08 },
} as const
export const offers = {
  scam: { chance: 0.15, share: 0.1, most: 9_000 },
  help: { chance: 0.08, from: 500, to: 2_000, paidBack: 0.5 },
  windfall: { chance: 0.05, from: 1_000, to: 8_000 },
  joy: { chance: 0.12, costs: [0, 500, 2_500, 7_000], joy: [0, 1, 2, 3] },
} as const

/** Joy a year, by how you live, and what moves it. It is counted up to 60. */
export const joy = {
  most: 60,
  lives: { lean: 0.6, steady: 1, rich: 1.6 },
  homes: { share: 0, alone: 0.1, nicer: 0.3, own: 0.3 },
  newCar: 0.1,
  partner: 0.3,
  child: 0.3,
  fewer: 0.5,
  side: -0.4,
  layoff: -0.5,
  cardDebt: -0.2,
  give: 0.5,
  refuse: -0.5,
  fun: 1,
} as const

export const points = { freedom: 45, resilience: 25, joy: 20, care: 10 } as const
/** Times a year's spending that is enough for good: a rule of thumb. */
export const timesSpending = 25
export const pensionAge = 67
