/** One sheet to print for each age band: what to do at a table, and room to draw and write. No name is asked on it. */
export interface Sheet {
  readonly band: string
  readonly title: string
  readonly tasks: readonly { readonly ask: string; readonly lines: number }[]
}
export const sheets: readonly Sheet[] = [
  {
    band: 'Sprouts',
    title: 'My three jars',
    tasks: [
      { ask: 'Draw coins that make 7 cents. Then draw 16 cents.', lines: 3 },
      { ask: 'Draw three jars: spend, save, share. Put 5 dots in them.', lines: 5 },
      { ask: 'Draw one thing you need and one thing you want.', lines: 4 },
      { ask: 'What will you wait for?', lines: 2 },
    ],
  },
  {
    band: 'Builders',
    title: 'My goal and my stand',
    tasks: [
      { ask: 'My goal is ______. It costs ______. I can save ______ each week. That takes ______ weeks.', lines: 1 },
      { ask: 'Color one box for each week you save.', lines: 2 },
      { ask: 'Find two packs in a shop. Write the price of one from each. Which pack wins?', lines: 3 },
      { ask: 'Plan a stand. What do you sell? What does one cost to make? What price will you set?', lines: 4 },
      { ask: 'Find an ad. Which trick does it use?', lines: 2 },
    ],
  },
  {
    band: 'Navigators',
    title: 'My money plan',
    tasks: [
      { ask: 'Ask a grown-up for a pay stub with covered numbers. Which lines do you know?', lines: 3 },
      { ask: 'Borrow 40 with a fee of 2 a week and pay back 10 a week. Write what you owe after each week.', lines: 4 },
      { ask: 'Plan a day out for four people with $150. Keep some back for rain.', lines: 5 },
      { ask: 'Write your own “I’ll ask first” reply for a chat that feels odd.', lines: 2 },
    ],
  },
]
