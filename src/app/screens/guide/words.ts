/** All that the guide's pages say by themselves. Terms and decision guides bring their own words. */
export const words = {
  title: 'Guide',
  lead: 'How this site works, ten decisions step by step, and every money word in plain English.',
  decisions: 'Decisions, step by step',
  decisionsNote: 'Two to six questions each. At the end you see what you could do, with your own numbers.',
  howTo: 'How to use this site',
  glossary: 'Money words',
  glossaryNote: (count: number) =>
    `${count} words in one plain sentence each, most with their Spanish. A dotted line under a word anywhere on this site opens its meaning.`,
  search: 'Find a word',
  found: (count: number) => (count === 1 ? '1 word' : `${count} words`),
  none: 'No word found. Try another spelling, or a shorter word.',
  letters: 'Letters',
  allWords: 'All money words',
  help: 'Free help, first',
  helpNote: 'These calls are free.',
  yourAnswers: 'Your answers',
  change: 'Change',
  back: 'Back',
  again: 'Start over',
  step: (number: number) => `Question ${number}`,
  end: 'What you could do',
  numbers: 'Your numbers',
  numbersOwn: 'Filled from what you’ve saved on this device.',
  numbersExample: 'These are examples. Put in your own: they stay on this device.',
  notAsked: 'Whatever isn’t asked here is our default.',
  working: 'Working it out…',
  lost: 'We couldn’t work this out. Check your connection and your numbers.',
  open: (title: string) => `Open in ${title}`,
  openPlain: 'Open with these numbers',
  next: 'Go on with',
  print: 'Print the whole guide',
  whole: 'The whole guide',
  wholeNote: 'All questions and ends on one page.',
  goTo: 'go to',
  inThisGuide: 'Words used here',
  sources: 'Sources',
  checked: (month: string) => `Checked ${month}.`,
  reviewed: (date: string) => `Read against its sources on ${date}.`,
  education: 'Education, not advice. Results are estimates from the numbers you typed.',
  spanish: 'Spanish',
  spanishSeen: 'as the CFPB or FDIC writes it',
  spanishUsual: 'usual wording',
  alsoCalled: 'Also called',
  lesson: 'Lesson',
  calculator: 'Calculator',
  page: 'Page',
  before: 'Before',
  after: 'After',
  more: 'Use it',
} as const

/** How to use this site: a heading and a few sentences each. A path in [brackets](/path) is a link. */
export const howTo: readonly { readonly title: string; readonly says: readonly string[] }[] = [
  {
    title: 'Your numbers stay on your device',
    says: [
      'There’s no account. What you type is worked out in your browser and never sent to us.',
      'To keep your numbers for next time, turn on saving in [Profile](/profile). To see or delete everything, go to [Data Deletion](/data-deletion).',
    ],
  },
  {
    title: 'Share or save a result as a link',
    says: [
      '“Share” copies a link with your numbers after the #. Browsers never send that part to a server.',
      'Whoever opens the link sees your numbers, so share it with people you trust.',
    ],
  },
  {
    title: 'Print, download, compare',
    says: [
      '“Print & CSV” makes one clean page, or tables for a spreadsheet. “Save & compare” puts scenarios side by side.',
      '“Solve for” turns a calculator around: name the result you want and it finds the number you need.',
    ],
  },
  {
    title: 'Check where a number comes from',
    says: [
      'Every calculator shows its working under “How we calculated this”, and every rule and rate under “Sources”, with dates.',
      'A number that’s ours and not official says “Our default” or “Our estimate”. [About](/about) says how we check.',
    ],
  },
  {
    title: 'Enter your numbers once',
    says: [
      'Fill in your [profile](/profile) or any planning page. The next calculator offers what you’ve already entered.',
      'Until you do, planning pages show a sample household, and say so.',
    ],
  },
  {
    title: 'Use the keyboard',
    says: [
      'Tab moves on, Shift and Tab moves back. In a number box, the up and down arrows change the number.',
      'Every chart can be read as a table. Escape closes whatever is open.',
    ],
  },
  {
    title: 'Search with a whole question',
    says: [
      'Type it as you’d say it: “how much house can I afford with 90k”. The search fills in the numbers it hears.',
      'Ask “what is APR” and you get the word.',
    ],
  },
]
