/** All rules and odds of the game, from the very numbers it plays by. */
import { dollars, percentText } from '#calculators/kit/format.ts'
import { disabledYearly, lawYear, published } from '#teaching/games/freedom/basis.precomputed.ts'
import { MOST_BAD } from '#teaching/games/freedom/cards.ts'
import { downPayment, homeRate } from '#teaching/games/freedom/cost.ts'
import * as d from '#teaching/games/freedom/design.ts'
import { health, limits, mortgageRate } from '#teaching/games/freedom/law.precomputed.ts'
import { market } from '#teaching/games/freedom/market.precomputed.ts'
import { lastYear, usualStretch } from '#teaching/games/freedom/market.ts'

const percent = (share: number): string => percentText(share * 100, 2)
const ours = 'Our design value.'
const count = (people: number): string => `${people / 1e6} million`
const { shocks: s, offers: o } = d

export const rulesWords = {
  howTitle: 'How it goes',
  how: [
    'You play thirty years. Each year you can change how you live, then you live the year: cards come, markets move, and the money is counted.',
    `Every fifth year you can also change how you work. A raise of ${percent(d.pay.growth)} comes each year. A new job pays ${percent(d.pay.jobChange)} more; in ${percent(d.pay.badFit)} of cases it’s a bad fit and costs ${d.pay.badFitMonths} months’ pay. A course costs ${dollars(d.pay.study)} and ends in ${d.pay.studyYears} years; ${percent(d.pay.studyPasses)} pass it and earn ${percent(d.pay.studyRaise)} more.`,
    'What’s left each year goes to your emergency fund first, then to extra debt payments in your order. The rest goes into a Roth IRA up to the yearly limit, then into a regular fund.',
    'If a year costs more than it brings, your cash pays, then your card up to its limit. After that you choose how to get help. The game never ends early.',
    'There are no deaths, divorces or violence in this game.',
  ],
  moneyTitle: 'Money',
  money: [
    `Federal income tax, Social Security and Medicare tax come from our tax calculator with ${lawYear} law. You live in a state without an income tax.`,
    'Prices don’t rise in the game, so all dollars are today’s. Returns are after inflation.',
    `Card rate ${percent(d.cardRate)}, limit ${percent(d.cardLimit)} of pay. Each month you pay at least ${percent(d.cardLeast)} of what the card owed when the year began.`,
    `Student loans run ${d.loanYears.student} years, car loans ${d.loanYears.car}. The home loan runs ${d.loanYears.home} years at ${percent(homeRate)}: the published ${percent(mortgageRate)} less ${percent(d.mortgageInflation)} for inflation.`,
    `The small home costs ${dollars(d.bought.price)}. You need ${dollars(downPayment)} for ${percent(d.bought.down)} down and ${percent(d.bought.closing)} closing costs. Taxes and upkeep are ${percent(d.bought.upkeep)} a year, and selling costs ${percent(d.bought.selling)}. Its price follows real home prices.`,
    `Plan limits are the law’s: ${dollars(limits.deferral)} in a 401(k), ${dollars(limits.ira)} in a Roth IRA. The employer adds ${percent(d.match.rate)} of what you put in, up to ${percent(d.match.upTo)} of pay.`,
    `A fund outside retirement accounts pays ${percent(d.dividends)} a year in dividends, which are taxed. Selling it is taxed in the next return.`,
    `Health insurance costs what workers pay on average: ${dollars(health.single)} alone, ${dollars(health.family)} with a family.`,
    `A partner earns ${dollars(d.family.partnerPay)} and adds ${percent(d.family.partnerLife)} to everyday spending. A child costs ${dollars(d.family.child)} a year until ${d.family.childYears}.`,
    `Bankruptcy ends card and plan debts and closes borrowing for ${d.resetYears} years.`,
  ],
  oddsTitle: 'Cards and their odds, each year',
  oddsNote: `At most ${MOST_BAD} bad cards come in a year, and never two layoffs in a row. What we call our design value is a choice for the game, not a statistic.`,
  odds: [
    {
      card: 'Layoff',
      chance: `${percent(s.layoff.calm)}, or ${percent(s.layoff.afterFall)} after stocks fell more than ${percent(-s.layoff.fall)}`,
      effect: `${s.layoff.months} months without pay; unemployment replaces ${percent(s.layoff.benefitShare)}`,
      basis: `${ours} BLS counted ${count(published.displaced.all)} displaced workers in ${published.displaced.years} years, ${count(published.displaced.longTenured)} of them with long service.`,
    },
    {
      card: 'Hospital stay',
      chance: percent(s.hospital.chance),
      effect: `A bill around ${dollars(s.hospital.median)}, sometimes far more. With insurance: ${dollars(health.deductible)}, then ${percent(s.hospital.coinsurance)}, at most ${dollars(health.most)}`,
      basis: `${percent(published.hospital)} of people under 65 (NCHS). The bill is our design value.`,
    },
    {
      card: 'Long disability',
      chance: percent(s.disability.chance),
      effect: `No pay for ${s.disability.years} years. A policy pays 60% after 3 months; Social Security pays its benefit after 5`,
      basis: `SSA: ${percent(published.disabled.chance)} from ${published.disabled.fromAge} to ${published.disabled.toAge}, which is ${percentText(disabledYearly * 100, 2)} a year. How long it lasts is our design value.`,
    },
    {
      card: 'Damage to your home',
      chance: `${percent(s.homeDamage.chance)}, owners`,
      effect: `${dollars(s.homeDamage.cost)}, or ${dollars(s.homeDamage.deductible)} with insurance`,
      basis: `1 in ${published.homeClaims} insured homes (III). The amount is our design value.`,
    },
    {
      card: 'Lost belongings',
      chance: `${percent(s.renterLoss.chance)}, renters`,
      effect: `${dollars(s.renterLoss.cost)}, or ${dollars(s.renterLoss.deductible)} with insurance`,
      basis: ours,
    },
    {
      card: 'Car repair',
      chance: `${percent(s.carRepair.used)} used, ${percent(s.carRepair.new)} new`,
      effect: `${dollars(s.carRepair.from)} to ${dollars(s.carRepair.to)}`,
      basis: ours,
    },
    {
      card: 'Car crash, your fault',
      chance: percent(s.crash.chance),
      effect: `${dollars(s.crash.cost)}, or ${dollars(s.crash.deductible)} for a new car. In ${percent(s.crash.liabilityShare)} of crashes ${dollars(s.crash.liability)} more, unless you have higher limits`,
      basis: ours,
    },
    {
      card: 'Identity theft',
      chance: `${percent(s.identity.open)}, or ${percent(s.identity.frozen)} with a credit freeze`,
      effect: `${dollars(s.identity.cost)}; in ${percent(s.identity.largeShare)} of cases ${dollars(s.identity.large)}`,
      basis: `${percent(published.identity.share)} of people in a year (BJS). What a freeze prevents and the amounts are our design values.`,
    },
    {
      card: 'Rent increase',
      chance: `${percent(s.rentJump.chance)}, renters`,
      effect: `${percent(s.rentJump.rise)} more until you move`,
      basis: ours,
    },
    {
      card: 'Scam',
      chance: percent(o.scam.chance),
      effect: `You choose. Falling for it costs ${percent(o.scam.share)} of your cash, at most ${dollars(o.scam.most)}`,
      basis: `${ours} ${percent(published.fraud)} of people who reported a fraud had lost money (FTC).`,
    },
    {
      card: 'Family needs help',
      chance: percent(o.help.chance),
      effect: `${dollars(o.help.from)} to ${dollars(o.help.to)}. Of a loan, ${percent(o.help.paidBack)} comes back`,
      basis: ours,
    },
    {
      card: 'Windfall',
      chance: percent(o.windfall.chance),
      effect: `${dollars(o.windfall.from)} to ${dollars(o.windfall.to)}`,
      basis: ours,
    },
    {
      card: 'Something to celebrate',
      chance: percent(o.joy.chance),
      effect: `${o.joy.costs.slice(1).map(dollars).join(', ')} for ${o.joy.joy.slice(1).join(', ')} joy`,
      basis: ours,
    },
  ],
  scoreTitle: 'Score',
  score: [
    `Freedom, ${d.points.freedom} points: what you have invested against ${d.timesSpending} times what a year of your life costs beyond Social Security, plus that benefit for each year until ${d.pensionAge}. Plan money counts at ${percent(d.afterTax)}, because tax is still owed on it. All debts are taken off. A home counts by the rent it saves.`,
    `Resilience, ${d.points.resilience} points: the share of shocks you paid without borrowing on a card or getting help.`,
    `Joy, ${d.points.joy} points: how you lived, people, celebrations; counted up to ${d.joy.most}.`,
    `Care, ${d.points.care} points: years with health and disability insurance (and life insurance while somebody depends on you), and years with a will and beneficiaries.`,
  ],
  joyTitle: 'Joy a year',
  joy: `Lean ${d.joy.lives.lean}, steady ${d.joy.lives.steady}, rich ${d.joy.lives.rich}. A place of your own adds ${d.joy.homes.alone}, a nicer one or your own home ${d.joy.homes.nicer}, a new car ${d.joy.newCar}, a partner or a child ${d.joy.partner} each, fewer hours ${d.joy.fewer}. Side work takes ${-d.joy.side}, a layoff ${-d.joy.layoff}, card debt ${-d.joy.cardDebt}.`,
  marketTitle: 'Markets',
  market: `The code draws real years from ${market.firstYear} to ${lastYear} in stretches, ${usualStretch} years long on average, and puts them together to ${d.YEARS} years. Each stretch keeps its crashes and recoveries in order, and every year is as likely. Which years they were stays hidden until the end. A fall can come twice. Stocks are the S&P 500 with dividends, bonds 10-year Treasurys, cash Treasury bills. A mix is put back in its shares each year.`,
  tunedTitle: 'How we set our own values',
  tuned:
    'We let four made-up players live a thousand codes each: a spender, a cash saver, one who takes the match and indexes, and one who does nearly everything well. We moved our values until they ended in that order, and luck explained between 25% and 60% of the differences between lives of the same person.',
  sourcesTitle: 'Sources',
} as const
