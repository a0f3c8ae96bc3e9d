import { site } from '#content/site.ts'

/** What the page for developers says. */
export const words = {
  lead: 'Use our calculators, our figures and their sources in your own pages, sheets, programs and assistants. It’s free. You need no key and no account.',
  sections: {
    start: 'Three ways to start',
    ask: 'What you can ask',
    limits: 'Limits',
    stable: 'What stays the same',
    assistants: 'For AI assistants',
    embeds: 'Put a calculator on your page',
  },
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'We couldn’t copy it. Select the text and copy it from there.',
  curl: {
    title: 'From a terminal',
    text: 'Send what you know. What you leave out uses our default, and the answer repeats every input it used.',
  },
  python: {
    title: 'From Python',
    text: 'No package to install. The answer holds one sentence, each figure, tables, the math, and each source with its date.',
  },
  cells: {
    title: 'From a spreadsheet',
    text: 'A limit or a rate in one cell: the first line is for Google Sheets, the second for Excel. Every figure we hold has such an address. Add ?year= and a year to choose one.',
  },
  sheet: {
    title: 'A calculator in a sheet',
    text: 'In Google Sheets, open Extensions, then Apps Script, and paste this. Put input names in column A and their values in column B.',
  },
  units: 'Money is in US dollars. A rate of 7.4 means 7.4%. Lengths of time are in months: 30 years is 360.',
  addresses: {
    calculators: 'Every calculator. Add its name to see what it asks; send inputs there to get its answer.',
    plans: 'Plans that read a whole household: what to do first, how a job loss would go, and more.',
    questions: 'Questions without a page: an APR with uneven payments, an APY from dollars and days, rates in steps.',
    facts: 'Single figures of law, such as a contribution limit, for each year we hold.',
    openapi: 'All of it described for programs (OpenAPI 3.1).',
  },
  day: 'Add "asOf" with a day (YYYY-MM-DD), and the same question always gives the same answer. Without it, we use today.',
  limits: {
    lead: 'Each address on the internet has its own allowance:',
    reads: (count: string) => `${count} plain requests in 10 seconds`,
    units: (saved: string, perSecond: string) =>
      `a budget of ${saved} units for calculations, which gets ${perSecond} back each second`,
    costs: (usual: string, most: string, longest: string) =>
      `most calculators use ${usual} units at most; the ${longest}, which can take longest, uses up to ${most}`,
    body: (kilobytes: string) => `${kilobytes} KB in one request`,
    over: 'Past a limit you get status 429; when we’re crowded, 503. Both say in “Retry-After” how many seconds to wait.',
    more: 'Need more? Write to ',
  },
  stable: [
    'Names, units and types stay the same within version 1, and nothing optional becomes required.',
    'We may add inputs you can leave out, figures, tables and sentences. Let your program skip what it doesn’t know.',
    'Numbers change when the law or a survey does. Each answer says which year’s rules it used.',
    'If names must change, they change in version 2, and version 1 stays for a year.',
    'Every refusal has a code that stays and a sentence for people that may change.',
  ],
  assistants: {
    text: 'Give an assistant this address and it works out numbers with our calculators instead of guessing. It speaks the Model Context Protocol over HTTP, without a sign-in.',
    tools: 'It gets these tools:',
    stored: 'We don’t store what an assistant sends. The same limits hold as for programs.',
  },
  embeds: {
    text: 'You can show any calculator on your own page. Open it, choose More, then Embed, and copy its line. It looks like this:',
    live: 'Live preview',
    height: 'Any height',
    heightText: 'A fixed height needs no script. To let the frame grow with what’s in it, add this to your page once:',
    facts: [
      [
        'Messages',
        'The frame sends one message, {type: "truepenny:size", height}, in CSS pixels. Send it {type: "truepenny:size"} to hear it again.',
      ],
      [
        'Colors',
        'It follows your reader’s light or dark setting. Add ?theme=light or ?theme=dark to its address to choose.',
      ],
      ['Numbers', 'Put the part after # of a shared link behind the frame’s address, and it opens with those numbers.'],
      ['Privacy', 'It stores nothing in your reader’s browser, sets no cookies, and sends us none of the numbers.'],
      [
        'Your site’s rules',
        'A content policy needs our address in frame-src. A sandbox needs allow-scripts, allow-same-origin and allow-popups.',
      ],
      ['Links', 'Its link opens the full calculator in a new tab, with the numbers your reader typed.'],
    ],
  },
  contact: site.supportEmail,
} as const
