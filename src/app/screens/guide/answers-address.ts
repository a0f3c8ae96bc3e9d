/** The way through a guide behind the '#' of its address: '#way=0-2-1'. It is never sent to a server. */
const NAME = 'way='

export function answersIn(hash: string): readonly number[] {
  const text = hash.replace(/^#/, '')
  if (!text.startsWith(NAME)) return []
  return text.slice(NAME.length).match(/^[0-2](-[0-2]){0,11}$/) ? text.slice(NAME.length).split('-').map(Number) : []
}

/** A step in the browser's own history, so that its Back button takes an answer back. */
export function keepAnswers(answers: readonly number[]): void {
  const { pathname, search } = location
  history.pushState(
    history.state,
    '',
    answers.length > 0 ? `${pathname}${search}#${NAME}${answers.join('-')}` : `${pathname}${search}`,
  )
}
