import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldErrors, Tool } from '#calculators/kit/definition.ts'
import type { Field, InputValue, InputValues } from '#calculators/kit/field.ts'
import type { PageForm } from '../state/use-calculator.ts'
import { FormField, Meant } from './fields.tsx'
import { rowNamesFor } from './row-names.ts'

interface FormProps {
  calculator: Tool
  hints: Readonly<Record<string, string>>
  inputs: InputValues
  drafts: Readonly<Record<string, string>>
  errors: FieldErrors
  profileFields: ReadonlySet<string>
  brought: PageForm['brought']
  type: PageForm['type']
  leave: PageForm['leave']
  put: PageForm['put']
  mark: PageForm['mark']
  part: FormPart
  /** Without a card of its own, where it stands in one. */
  isBare?: boolean
}

/** `first`: the first few questions. `rest`: the others, which a phone shows under the answer. */
export type FormPart = 'first' | 'rest'

/** So many questions at least stand above the answer on a phone. */
const FIRST = 3

export function groupsOf({ groups }: Pick<Tool, 'groups'>, part: FormPart): Tool['groups'] {
  let asked = 0
  const cut = groups.findIndex((group) => {
    const isOver = asked >= FIRST || (group.more !== undefined && asked > 0)
    asked += group.fields.length
    return isOver
  })
  if (cut < 0) return part === 'first' ? groups : []
  return part === 'first' ? groups.slice(0, cut) : groups.slice(cut)
}

/** A part of the questions, in their groups. Groups that few people need are folded behind a "+ …" line. */
export const InputsForm = memo(function InputsForm(props: FormProps) {
  const { calculator, inputs, errors, brought, part, isBare = false } = props
  const groups = groupsOf(calculator, part)
  if (groups.length === 0) return null
  return (
    <form
      className={isBare ? '' : `card own px-5 ${part === 'first' ? 'pb-3 md:pt-1.5' : 'py-1.5'}`}
      onSubmit={(event) => event.preventDefault()}
      aria-label={part === 'first' ? 'Your numbers' : 'More of your numbers'}
      noValidate
    >
      {groups.map((group) => {
        const names = group.fields.filter((name) => calculator.shown(name, inputs))
        if (names.length === 0) return null
        const questions = names.map((name) => <Question key={name} name={name} {...props} />)
        return group.more ? (
          <MoreGroup
            key={group.title}
            title={group.title}
            more={group.more}
            opensFor={names.some((name) => brought.has(name) || errors[name] !== undefined) ? brought : null}
          >
            {questions}
          </MoreGroup>
        ) : (
          <fieldset
            key={group.title}
            className="border-line border-t pt-2 pb-1 first:border-t-0 first:pt-0.5 md:pt-3 md:first:pt-3"
          >
            <legend className="float-left w-full pt-0.5 font-semibold md:pt-1 font-serif text-[1.0625rem] leading-6 md:pb-1">
              {group.title}
            </legend>
            <div className="clear-both">{questions}</div>
          </fieldset>
        )
      })}
    </form>
  )
})

/** Folded until opened, or until a link has set something in it or something in it needs the visitor. */
export function MoreGroup(props: {
  title: string
  more: string
  /** What the last link brought, when this group must show some of it (or something wrong); opens once for each. */
  opensFor: FormProps['brought'] | null
  children: ReactNode
}) {
  const { title, more, opensFor, children } = props
  const box = useRef<HTMLDetailsElement>(null)
  const [isMeant, mean] = useFirst()
  useEffect(() => {
    if (opensFor && box.current) box.current.open = true
    if (box.current?.open) mean()
  }, [opensFor, mean])
  return (
    <details ref={box} onToggle={mean} className="group border-line border-t py-1 first:border-t-0">
      <summary className="list-none py-2.5 font-medium text-green text-sm">
        <span className="group-open:hidden">+ {more}</span>
        <span className="hidden font-semibold font-serif text-[1.0625rem] text-ink group-open:inline">{title}</span>
      </summary>
      <Meant value={isMeant}>{children}</Meant>
    </details>
  )
}

/** A promise kept by the first call of what stands beside it. */
function useFirst() {
  const [{ promise, resolve }] = useState(() => Promise.withResolvers<void>())
  return [promise, resolve as () => void] as const
}

function Question({
  name,
  calculator,
  hints,
  inputs,
  drafts,
  errors,
  profileFields,
  type,
  leave,
  put,
  mark,
  brought,
}: FormProps & { name: string }) {
  const field = calculator.fields[name] as Field
  const base = field.kind === 'share' ? inputs[field.base] : undefined
  return (
    <FormField
      name={name}
      field={field}
      value={inputs[name] as InputValue}
      draft={drafts[name]}
      error={errors[name]}
      hint={hints[name] ?? field.hint}
      base={typeof base === 'number' ? base : undefined}
      rowNames={rowNamesFor(field, inputs)}
      fromProfile={profileFields.has(name)}
      onText={type}
      onLeave={leave}
      onPut={put}
      onMark={mark}
      brought={brought}
    />
  )
}
