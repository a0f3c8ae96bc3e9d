import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Game } from '#teaching/games/kit/game.ts'
import { ChoiceList } from './choice-list.tsx'
import { Debrief } from './debrief.tsx'
import { GameFrame } from './game-frame.tsx'
import { useRun } from './use-run.ts'

const coins: Game<null, number> = {
  name: 'coins',
  version: 1,
  begin: () => 0,
  offers: (state) => (state >= 3 ? [] : ['one', 'three']),
  step: (state, choice) => state + (choice === 'one' ? 1 : 3),
  score: (state) => state,
}

function Coins() {
  const play = useRun(coins, () => null, null)
  return (
    <GameFrame
      title="Coins"
      lead="Take coins, one minute."
      play={play}
      progress={{ unit: 'Round', at: 1, of: 3 }}
      narration={`You have ${play.state} coins.`}
      rules={<p>One or three.</p>}
      classPack={{
        goal: 'Count to three.',
        minutes: '1 minute',
        before: [{ ask: 'How many?', answer: 'Three' }],
        after: [],
      }}
    >
      <ChoiceList
        ask="How many coins?"
        question={`round-${play.choiceCount}`}
        items={play.offers.map((choice) => ({ choice, label: choice }))}
        onChoose={play.choose}
      />
      <Debrief said="You have 3 coins." lessons={[{ slug: 'compounding', title: 'Growth' }]} tools={[]} play={play} />
    </GameFrame>
  )
}

test('a finished page holds the first question, its odds, the code and what is said of it', () => {
  const html = renderToString(
    <MemoryRouter initialEntries={['/coins']}>
      <Coins />
    </MemoryRouter>,
  )
  expect(html).toContain('How many coins?')
  expect(html).toContain('aria-keyshortcuts="2"')
  expect(html).toMatch(/role="status">You have (<!-- -->)?0 coins\./)
  expect(html).toMatch(/Game code.*[2-9B-Z]{4}/)
  expect(html).toContain('One or three.')
  expect(html).toContain('href="/learning/compounding"')
  // Nothing was chosen: nothing to undo, and no own numbers of this browser are asked for on the server.
  expect(html.match(/disabled=""/g)).toHaveLength(2)
})
