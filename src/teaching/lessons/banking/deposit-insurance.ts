import { fdicPerDepositor, fdicTrust, ncuaPerMember, sipcLimits } from '#facts/credit/protection.ts'
import { answerOf } from '../kit/answered.ts'
import { given, mistaken, published, worked } from '../kit/figure.ts'
import { defineLesson } from '../kit/lesson.ts'

const inputs = { deposit: 300_000, rate: 4, rateKind: 'apy', term: 12, owners: 1, payout: 'monthly' } as const
const alone = await answerOf('cd', inputs)
const limit = fdicPerDepositor.value

export const depositInsurance = defineLesson({
  about: {
    slug: 'deposit-insurance',
    unit: 'banking',
    title: 'Is my money safe if my bank fails?',
    minutes: 4,
    level: 'next',
    about: ['FDIC', 'NCUA', 'SIPC', 'bank failure', 'joint account', 'money market'],
    after: ['choosing-account'],
    standards: ['risk'],
    reviewed: '2026-11-23',
    reviewBy: '2027-11-23',
  },
  figures: {
    limit: published(fdicPerDepositor, limit, 'money'),
    unions: published(ncuaPerMember, ncuaPerMember.value, 'money'),
    joint: worked(limit * 2, 'money', 'The limit for each of 2 owners'),
    couple: worked(limit * 4, 'money', 'Two single accounts and both halves of a joint one'),
    beneficiaries: published(fdicTrust, fdicTrust.value.beneficiaries, 'count', 'five'),
    trust: worked(
      fdicTrust.value.perBeneficiary * fdicTrust.value.beneficiaries,
      'money',
      'The limit for each of 5 beneficiaries',
    ),
    broker: published(sipcLimits, sipcLimits.value.total, 'money'),
    brokerCash: published(sipcLimits, sipcLimits.value.cash, 'money'),
    big: given(300_000, 'money'),
    over: worked(alone('uninsured'), 'money', '$300,000 less the limit'),
    none: mistaken(0, 'money', 'The whole deposit counted as insured'),
    all: mistaken(300_000, 'money', 'The insurance taken as lost above the limit'),
    both: given(400_000, 'money'),
    fall: given(40, 'percent'),
  },
  words: (n) => ({
    hook: {
      kind: 'amount',
      ask: 'Two partners have one account each and a joint account, all at one bank. Up to how much is insured?',
      from: 0,
      to: 1_250_000,
      step: 50_000,
      truth: 'couple',
      reveal: `Up to ${n.couple}: ${n.limit} for each single account, and ${n.joint} for the joint one.`,
    },
    idea: [
      'Federal insurance covers deposits when a bank fails.',
      'The limit counts per person, per bank, and per type of ownership.',
      'So it isn’t one limit for everything you have.',
    ],
    example: [
      `You keep ${n.big} in one savings account in your name. The limit is ${n.limit}, so ${n.over} isn’t insured.`,
      `Move ${n.over} to another bank, and all of it is. Each bank has its own limit.`,
      `Or own the account with a partner. Then each of you is covered, up to ${n.joint}.`,
    ],
    tryIt: 'Change the deposit, then the number of owners. Watch how much of it isn’t insured.',
    facts: [
      {
        say: `At an FDIC bank, each depositor is insured to ${n.limit} in each type of ownership. At an insured credit union it’s ${n.unions}, through the NCUA.`,
      },
      {
        say: `A trust account that names people to inherit it counts ${n.limit} for each of them, up to ${n.beneficiaries}. That’s as much as ${n.trust} for one owner.`,
      },
      {
        say: `At a broker, a different protection, called SIPC, replaces missing shares and cash up to ${n.broker}, with a limit of ${n.brokerCash} for cash. It never makes up for a fall in the market.`,
      },
      {
        say: 'A payment app isn’t a bank, so it isn’t insured itself. Your money may be, once it sits at an insured bank, and only if the records show it’s yours.',
        source: fdicPerDepositor.source,
      },
    ],
    myth: {
      said: '“A money market fund is insured.”',
      answer:
        'A money market account at a bank is. A money market fund is an investment. It aims to hold its value, and no deposit insurance protects it.',
    },
    quiz: [
      {
        ask: `You alone have ${n.big} in one savings account. How much isn’t insured?`,
        right: { says: n.over, figure: 'over', why: `The limit is ${n.limit} for one owner at one bank.` },
        wrong: [
          { says: n.none, figure: 'none', why: 'A safe bank can still be over the limit.' },
          { says: n.all, figure: 'all', why: 'Going over the limit doesn’t cost you the part below it.' },
        ],
      },
      {
        ask: `Two partners share a joint account with ${n.both}. What’s insured?`,
        right: { says: 'All of it', why: `Each owner is covered for ${n.limit}, which makes ${n.joint}.` },
        wrong: [
          { says: `Only ${n.limit}`, why: 'That’s the limit for one owner. Here there are two.' },
          { says: 'None, it’s above the limit', why: 'Even above a limit, the part below it stays insured.' },
        ],
      },
      {
        ask: `Your shares fall ${n.fall} at a broker that belongs to SIPC. What does SIPC pay?`,
        right: {
          says: 'Nothing',
          why: 'It replaces shares that go missing when a broker fails, not value lost in the market.',
        },
        wrong: [
          { says: 'The whole loss', why: 'No insurance covers a market fall.' },
          { says: 'The loss up to the limit', why: 'The limit is for missing property, not for prices.' },
        ],
      },
      {
        ask: 'You split your money between two branches of one bank. How many banks is that?',
        right: { says: 'One', why: 'All branches and websites of a bank count as the same bank.' },
        wrong: [
          { says: 'Two', why: 'A second branch brings no second limit. A second bank does.' },
          { says: 'It depends on the state', why: 'It’s federal insurance. The state doesn’t matter.' },
        ],
      },
    ],
    summary: ['Per person, per bank, per type of ownership.', 'Above the limit, use a second bank.'],
    doNow: { say: 'Check that each place you keep cash is an FDIC bank or an insured credit union.' },
  }),
  widget: {
    calculator: 'cd',
    inputs,
    ask: ['deposit', 'owners'],
    shows: 'uninsured',
    expects: [['uninsured', 'over']],
  },
  doors: ['/financial-health-report'],
  next: { lesson: 'apy-and-cds', calculator: 'money-market' },
})
