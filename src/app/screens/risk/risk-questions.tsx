import { memo } from 'react'
import type { RiskAnswers, RiskCheck } from '../../state/risk-check.ts'
import { Part } from '../device/screen-head.tsx'
import { Questionnaire } from '../self-check/questionnaire.tsx'
import { capacityOrder, capacityQuestions, willingnessOrder, willingnessQuestions } from './questions.ts'

interface Props {
  readonly willingness: RiskAnswers
  /** With the answers that follow from the household's numbers. */
  readonly capacity: RiskAnswers
  /** Which of them do. */
  readonly guessed: readonly boolean[]
  readonly onChange: (change: (now: RiskCheck) => RiskCheck) => void
}

const replaced = <T,>(list: readonly T[], at: number, value: T): readonly T[] =>
  list.map((one, i) => (i === at ? value : one))

/** Both lists of questions. An amount typed above changes neither, so it draws neither anew. */
export const RiskQuestions = memo(function RiskQuestions({ willingness, capacity, guessed, onChange }: Props) {
  return (
    <>
      <Part title="How comfortable are you with risk?" note="13 questions. There are no right answers.">
        <Questionnaire
          label="How comfortable are you with risk?"
          questions={willingnessQuestions}
          order={willingnessOrder}
          answers={willingness}
          onAnswer={(question, option) =>
            onChange((now) => ({ ...now, willingness: replaced(now.willingness, question, option) }))
          }
        />
      </Part>
      <Part
        title="How much risk does your life have room for?"
        note="6 questions. Where your saved numbers know the answer, it’s filled in, and you can change it."
      >
        <Questionnaire
          label="How much risk does your life have room for?"
          questions={capacityQuestions}
          order={capacityOrder}
          answers={capacity}
          isGuess={(question) => guessed[question] === true}
          onAnswer={(question, option) =>
            onChange((now) => ({ ...now, capacity: replaced(now.capacity, question, option) }))
          }
        />
      </Part>
    </>
  )
})
