/** Sheets to print, one for each age band and a chore chart: what to do at a table, and room to draw and write. No name is asked on them. */

/** What stands below a task: lines to write on, a frame to draw in, three jars, a row of boxes to color, or a week to check off. */
export interface Task {
  readonly ask: string
  readonly room: 'lines' | 'frame' | 'jars' | 'boxes' | 'week'
  /** How many lines, boxes or rows; of a frame, its height in lines. */
  readonly count: number
}
export interface Sheet {
  /** What its button prints. */
  readonly band: string
  readonly title: string
  readonly tasks: readonly Task[]
}
export const sheets: readonly Sheet[] = [
  {
    band: 'Sprouts',
    title: 'My three jars',
    tasks: [
      { ask: 'Draw coins that make 7 cents. Then draw 16 cents.', room: 'frame', count: 4 },
      { ask: 'Here are three jars: spend, save, share. Put 5 dots in them.', room: 'jars', count: 3 },
      { ask: 'Draw one thing you need and one thing you want.', room: 'frame', count: 4 },
      { ask: 'What will you wait for? Draw it.', room: 'frame', count: 3 },
    ],
  },
  {
    band: 'Builders',
    title: 'My goal and my stand',
    tasks: [
      {
        ask: 'My goal is ______. It costs ______. I can save ______ each week. That takes ______ weeks.',
        room: 'lines',
        count: 1,
      },
      { ask: 'Color one box for each week you save.', room: 'boxes', count: 12 },
      { ask: 'Find two packs in a shop. Write the price of one from each. Which pack wins?', room: 'lines', count: 3 },
      {
        ask: 'Plan a stand. What do you sell? What does one cost to make? What price will you set?',
        room: 'lines',
        count: 4,
      },
      { ask: 'Find an ad. Which trick does it use?', room: 'lines', count: 2 },
    ],
  },
  {
    band: 'Chore chart',
    title: 'My week of chores',
    tasks: [
      {
        ask: 'Home jobs: we do them because we live here. Write one on each line. Check the days.',
        room: 'week',
        count: 4,
      },
      { ask: 'Jobs for pay: write the job and its pay. Check the days.', room: 'week', count: 3 },
      {
        ask: 'What I earned this week: ______. To spend ______, to save ______, to share ______.',
        room: 'lines',
        count: 1,
      },
    ],
  },
  {
    band: 'Navigators',
    title: 'My money plan',
    tasks: [
      { ask: 'Ask a grown-up for a pay stub with covered numbers. Which lines do you know?', room: 'lines', count: 3 },
      {
        ask: 'Borrow 40 with a fee of 2 a week and pay back 10 a week. Write what you owe after each week.',
        room: 'lines',
        count: 4,
      },
      { ask: 'Plan a day out for four people with $150. Keep some back for rain.', room: 'lines', count: 5 },
      { ask: 'Write your own “I’ll ask first” reply for a chat that feels odd.', room: 'lines', count: 2 },
    ],
  },
]
