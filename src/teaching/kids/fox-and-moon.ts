/** A story of our own in five cards. */
import { cards } from './cards.ts'
import { type Activity, kidsGame } from './kit/activity.ts'

export const pages: readonly { readonly picture: string; readonly text: readonly string[] }[] = [
  {
    picture: 'moon',
    text: [
      'Fox had ten nuts in a bag.',
      'One night, Fox saw the moon in the lake. It was big and bright.',
      '“I want that moon,” said Fox.',
    ],
  },
  {
    picture: 'fish',
    text: [
      '“Ten nuts,” said Pike, “and the moon is yours.”',
      'Fox gave up all the nuts. Fox put in a paw. Splash.',
      'The moon broke up and was gone.',
    ],
  },
  {
    picture: 'cloud-rain',
    text: [
      'Fox sat on the bank, wet and sad. The bag was flat.',
      '“I did not look up,” said Fox.',
      'The real moon was in the sky. No one can sell it.',
    ],
  },
  {
    picture: 'trees',
    text: [
      'The next day, Fox found two nuts. Fox ate one and put one in the bag.',
      'Each day, one more nut went in.',
      'It was slow. It was fine.',
    ],
  },
  {
    picture: 'sailboat',
    text: [
      'When the bag was full, Fox got wood and made a boat.',
      'At night Fox sat in the boat on the lake. The moon was all around.',
      '“I did not buy it,” said Fox. “But here we are.”',
    ],
  },
]
export interface StoryState {
  readonly page: number
}
export const foxAndMoon: Activity<StoryState> = {
  about: cards['fox-and-moon'],
  game: kidsGame<StoryState>({
    name: 'kids-fox-and-moon',
    begin: () => ({ page: 0 }),
    offers: ({ page }) => (page >= pages.length ? [] : ['turn']),
    step: ({ page }) => ({ page: page + 1 }),
  }),
  told: ({ page }) => pages[page]?.text ?? ['The end.', 'What did Fox find out? What would you save for?'],
  ask: ({ page }) => (page === pages.length - 1 ? 'Is that the end?' : 'What comes next?'),
  label: () => 'Turn the page',
  badges: ({ page }) => (page >= pages.length ? ['story'] : []),
  rules: ['The story has five pages.'],
  forGrownUps: 'Ask what Fox could have done on the first night. There is no wrong answer.',
}
