/** Privacy, terms and disclaimer. They must say what the code does: change both together, and add a line to the changes. */
import { type Block, heading, list, text } from './blocks.ts'
import { site } from './site.ts'

export const legalTabs = ['privacy', 'terms', 'disclaimer'] as const
export type LegalTab = (typeof legalTabs)[number]

export interface LegalText {
  readonly title: string
  /** The whole of it in a few lines. */
  readonly short: readonly string[]
  /** 'YYYY-MM-DD' */
  readonly changed: string
  readonly changes: readonly { readonly date: string; readonly what: string }[]
  readonly blocks: readonly Block[]
}

const mail = `[${site.supportEmail}](mailto:${site.supportEmail})`
const first = [{ date: '2026-11-21', what: 'First published.' }]

/** Everything the browser keeps for us, by its name in storage, in the words of the privacy page. A test compares it with the code. */
export const kept = {
  session: {
    theme: 'the theme',
    profile: 'your profile',
    carried: 'the numbers one tool can offer to another',
    'last-numbers': 'your last numbers in each calculator',
    budget: 'your budget',
    'daily-expenses': 'daily expenses',
    'other-money': 'pay and transfers from your bank files',
    'spending-rules': 'your names and categories for stores',
    recent: 'what you opened from Explore',
    'income-expenses': 'income and expenses',
    debts: 'the debts you typed before',
    household: 'your household',
    'cash-buffer': 'the balance you want to keep',
    'debt-plan': 'your debt payoff plan',
    'family-sheet': 'what you wrote on the sheet for your family',
    'text-drafts': 'what you started to write in the community',
    'card-plan': 'cards you compared',
    'score-plan': 'what you tried with your credit score',
    'sample-household': 'whether you’re looking at the sample household',
    'risk-check': 'your answers in the risk assessment',
    'money-habits': 'your answers about money habits',
    checklist: 'your checklist',
    'health-report': 'your answers and saved reports in the health report',
    'health-plans': 'the health plans you compared',
    market: 'the last market values seen',
    'next-dollar': 'settings of your Financial Journey',
    'tax-saving': 'settings of Tax-Saving Investments',
    milestones: 'your settings for levels and checkpoints',
    'lesson-guesses': 'your guesses in lessons',
    'market-guesses': 'your guesses and answers about markets',
    'time-travel': 'your trip through past years',
    'brain-games': 'puzzles, riddles and word searches you played',
    'rule-list': 'your list of rules of thumb',
  },
  local: {
    goals: 'savings goals',
    'lesson-progress': 'your progress in lessons',
    favorites: 'your favorites',
    scenarios: 'saved scenarios',
    insights: 'your settings for insights',
    'net-worth': 'net worth snapshots',
    'saving-boards': 'ticked saving challenges',
    'paper-portfolios': 'your practice portfolios',
    'market-watch': 'the market lines you chose to see',
    'followed-symbols': 'the stocks and funds you follow',
    'stock-screens': 'your saved stock screens',
    games: 'games you’re playing',
    kids: 'games finished on the kids’ pages',
    'kids-home': 'an allowance and a house bank you set up for a child',
    'cms-drafts': 'articles an editor of ours is writing',
    community: 'edit codes and votes of the community',
  },
} as const

const privacy: LegalText = {
  title: 'Privacy',
  short: [
    'What you type stays in your browser.',
    'No accounts, no ads, no analytics, no cookies for visitors.',
    'Our server keeps what you post in the community, and nothing else of yours.',
  ],
  changed: '2026-11-24',
  changes: [
    { date: '2026-11-24', what: 'Added what you started to write in the community to what this browser keeps.' },
    {
      date: '2026-11-23',
      what: 'Added what our server keeps of posts in the community, and that this browser keeps their edit codes.',
    },
    {
      date: '2026-11-23',
      what: 'Added your household, your plans, your answers on the planning pages and your progress in lessons to what this browser keeps.',
    },
    {
      date: '2026-11-22',
      what: 'Added what this browser keeps between calculators: your last numbers in each, and those one can offer to another.',
    },
    { date: '2026-11-21', what: 'Added net worth snapshots and saving challenges to what this browser keeps.' },
    ...first,
  ],
  blocks: [
    heading('What stays with you'),
    text(
      'Calculators run inside your browser. The numbers you type into a page are not sent to us. They are kept in your browser’s own storage, so that they are still there when you move to another page:',
    ),
    list(
      `**For this visit** (session storage): ${Object.values(kept.session).join(', ')}. Your browser drops them when you close the tab.`,
      `**Until you delete them** (local storage): ${Object.values(kept.local).join(', ')}.`,
      '**Your choice**: the switch “keep my numbers on this device” on your [profile](/profile) moves the first group to the second. It is off until you turn it on.',
    ),
    text(
      'Anyone who uses the same browser can see what is kept there. On a shared computer, leave the switch off and delete your numbers when you are done.',
    ),
    text('[Data Deletion](/data-deletion) lists everything this browser holds for us and deletes it, one item or all.'),
    heading('Links you share'),
    text(
      'A share link holds your inputs behind the # sign. Browsers do not send that part to any server, so neither we nor anyone between sees it. Whoever receives the link can read it: share it with that in mind.',
    ),
    text(
      'What you type into our search box stays in your browser: it’s kept in the address after the # sign, which browsers don’t send. With scripts turned off, your browser sends it to us after the ? sign. Leave personal details out of a search.',
    ),
    heading('What our server sees'),
    text(
      'Like every web server, ours receives your network address, the page you ask for, the time, and what your browser says about itself. It uses them to answer you, to limit floods of requests, and to find faults.',
    ),
    list(
      'Counters that limit requests are kept by network address, for minutes.',
      'If somebody tries to sign in to our editors’ page, we keep a code made from the network address, not the address itself. It’s gone after a day, and 30 days after a sign-in that worked.',
      'Our log holds the time, the path of the page (without what follows the ? sign), the answer’s status and how long it took. It does not hold your network address.',
      'How long the log is kept is a setting of the machine the site runs on. A gateway in front of it may keep a security log of its own, with network addresses, for a short time.',
      'Amounts you type are never written to a log, because they do not reach us.',
    ),
    text(
      'There is one exception, and it is not a page: programs may send inputs to our calculator API. Those inputs are used for the answer and not kept.',
    ),
    heading('The community'),
    text(
      'What you post in the [community](/community) is public. Your browser and our server check it for personal details first, and what the check finds is never logged. [How it works](/community-features) says more.',
    ),
    list(
      'We keep the post, its made-up name, its time, the ranges and topics you chose, and a calculation if you attached one.',
      'We keep fingerprints (hashes) of the code that lets you change or delete the post, and of a random code of your browser that counts votes and posts. Neither says who you are.',
      'We keep a hash of your network address, mixed with a secret that changes every day, to limit floods and count reports. After 7 days the hash and the secret are gone.',
      'When you edit a post, the old words are gone. When you delete it, its words and numbers are gone for good.',
      'The moderation log holds what was done and why, with a hash of the text, for 180 days.',
    ),
    heading('Live market data'),
    text(
      'The market page can keep a connection open to receive new values. It names itself as the same fixed guest for everybody. It does not tell us who you are.',
    ),
    text(
      'When you press the button that asks a data source for a stock or a fund, what you typed goes to our server, which asks that source. Nothing about you goes along. What you follow is kept on your device; while a page shows its prices, its symbols go to our server.',
    ),
    heading('Cookies, ads and tracking'),
    text(
      'We set no cookies for visitors. The only cookie this site can set is for our editors: it keeps them signed in to the page where articles are written. We show no ads, use no analytics, load nothing from other companies, and do not sell or share personal information. A “do not sell” signal from your browser changes nothing, because there is nothing to sell.',
    ),
    heading('Children'),
    text('We do not ask anyone’s age and collect nothing from children.'),
    heading('Questions'),
    text(
      `Write to ${mail}. If you write to us, we have your email address and what you wrote, and use them to answer.`,
    ),
  ],
}

const terms: LegalText = {
  title: 'Terms of Service',
  short: [
    'Free to use, for learning and planning.',
    'Education, not advice.',
    'Do not attack it or pass it off as your own.',
  ],
  changed: '2026-11-23',
  changes: [{ date: '2026-11-23', what: 'Added what applies to posts in the community.' }, ...first],
  blocks: [
    heading('What this is'),
    text(
      `${site.name} offers calculators, budgeting tools, market data and articles about personal finance in the United States. It is free and needs no account. By using it you agree to these terms. If you do not agree, please do not use it.`,
    ),
    heading('Education, not advice'),
    text(
      'Nothing here is financial, tax, legal, insurance or medical advice, and no adviser or fiduciary relationship arises. The [disclaimer](/legal?tab=disclaimer) says more and is part of these terms.',
    ),
    heading('Fair use'),
    list(
      'Use the site and its API in ways that leave it working for others. Limits on requests apply to everyone.',
      'Do not try to break into it, overload it, or use it to harm or deceive people.',
      'You may print, save and share your own results, and link to any page.',
      'Do not copy the site as a whole or present it as yours.',
    ),
    heading('What you post'),
    text(
      'In the [community](/community), the [rules](/community-features#rules) apply. Your posts stay yours. By posting you let us show them here until you delete them. Moderators may hide or remove what breaks the rules.',
    ),
    heading('Whose data is whose'),
    text(
      'Your numbers are yours and stay on your device; the [privacy page](/legal?tab=privacy) says how. Texts and code are ours. Laws and official statistics belong to everyone; where a publisher asks to be named, we name it beside the figure.',
    ),
    heading('No warranty'),
    text(
      'We work hard to be right and print our corrections. Still, the site comes as it is, without a promise that it is free of errors, always available, or fit for your purpose. Check important numbers with a second source before you act.',
    ),
    heading('Liability'),
    text(
      'As far as the law allows, we are not liable for losses that follow from using the site or from not being able to use it. Where the law does not allow that limit, it does not apply.',
    ),
    heading('Changes'),
    text('When these terms change, the date above changes and the list of changes says what is different.'),
    heading('Questions'),
    text(`Write to ${mail}.`),
  ],
}

const disclaimer: LegalText = {
  title: 'Disclaimer',
  short: [
    'Education, not advice.',
    'Results are estimates from the numbers you typed and the rules of the year shown.',
    'Past returns do not promise future ones.',
  ],
  changed: '2026-11-21',
  changes: first,
  blocks: [
    heading('Estimates'),
    text(
      'A result is an estimate from the numbers you typed and the rules of the year printed beside it. Your lender, employer, insurer or tax form decides what is true for you.',
    ),
    heading('Investing'),
    text(
      'Past returns do not promise future ones. You can lose money. A rate you type into a calculator is an assumption, and real years come in above and below it.',
    ),
    heading('Taxes and benefits'),
    text('Tax rules are federal unless a state is named. Check the form and its instructions before you file.'),
    heading('Loans, cards and insurance'),
    text(
      'Rates and fees shown as starting values are published averages or typical values with their dates. They are not offers. Your contract or policy decides.',
    ),
    heading('Market data'),
    text(
      'Every market number shows its source and time. Where the page says “sample data”, the companies and prices are made up for demonstration.',
    ),
    heading('No sponsors'),
    text(
      'Nobody pays to be mentioned here, and we recommend no bank, card, fund, app or insurer. For large decisions, speak with a licensed person who knows your situation.',
    ),
  ],
}

export const legal: Readonly<Record<LegalTab, LegalText>> = { privacy, terms, disclaimer }
