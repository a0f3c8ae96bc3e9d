/** The rules of an adjustable rate, as the note states them, and what the index may do. */
import { choices } from '../kit/choices.ts'
import { choice, percent } from '../kit/field.ts'
import { section, when } from '../kit/section.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const isArm = (inputs: { rateType: string }): boolean => inputs.rateType === 'arm'
const cap = { max: 10, step: 0.5 }

export const adjustable = section(
  sectionWords.adjustable.title,
  {
    rateType: choice({ ...words.rateType, initial: 'fixed', options: choices(words.rateType.options) }),
    armFixedYears: when(
      isArm,
      choice({ ...words.armFixedYears, initial: '5', options: choices(words.armFixedYears.options) }),
    ),
    armEvery: when(isArm, choice({ ...words.armEvery, initial: '6', options: choices(words.armEvery.options) })),
    armIndex: when(isArm, percent({ ...words.armIndex, initial: 3.9, max: 20, step: 0.05 })),
    armMargin: when(isArm, percent({ ...words.armMargin, initial: 2.75, max: 10, step: 0.05 })),
    armPath: when(isArm, choice({ ...words.armPath, initial: 'path', options: choices(words.armPath.options) })),
    armDrift: when(
      (inputs: { rateType: string; armPath: string }) => isArm(inputs) && inputs.armPath === 'path',
      percent({ ...words.armDrift, per: 'year', initial: 0, min: -3, max: 3, step: 0.1 }),
    ),
    armFirstCap: when(isArm, percent({ ...words.armFirstCap, ...cap, initial: 2 })),
    armNextCap: when(isArm, percent({ ...words.armNextCap, ...cap, initial: 1 })),
    armLifeCap: when(isArm, percent({ ...words.armLifeCap, ...cap, initial: 5, max: 15 })),
  },
  { more: sectionWords.adjustable.more },
)
