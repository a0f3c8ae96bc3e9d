import { choices } from '../kit/choices.ts'
import { choice, count, rows, toggle } from '../kit/field.ts'
import { section, when } from '../kit/section.ts'
import { among } from './conditions.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const hasChildren = ({ children }: { readonly children: readonly unknown[] }): boolean => children.length > 0

/** Children who could be paid on the visitor's record. */
export const childrenFields = section(
  sectionWords.children.title,
  {
    children: rows({
      ...words.children,
      columns: {
        age: count({ ...words.childAge, initial: 12, max: 70 }),
        disabled: toggle({ ...words.childDisabled, initial: false }),
      },
      initial: [],
      blank: { age: 12, disabled: false },
      maxRows: 8,
      look: 'lines',
    }),
    childEnd: when(
      hasChildren,
      choice({ ...words.childEnd, initial: 'eighteen', options: choices(words.childEnd.options) }),
    ),
  },
  { more: sectionWords.children.more, when: among('single', 'married', 'divorced') },
)
