/** Light or dark. Until the visitor chooses, the device decides. Remembered for the session, or on the device by choice. */
import { useSyncExternalStore } from 'react'
import { PREFIX } from './envelope.ts'
import { maybe } from './shape.ts'
import { choice } from './shape-basics.ts'
import { stored } from './stored.ts'

export type Theme = 'light' | 'dark'
const darkDevice = '(prefers-color-scheme: dark)'

/** The visitor's choice; null leaves it to the device. */
export const chosenTheme = stored<Theme | null>('theme', {
  version: 1,
  area: 'session',
  initial: null,
  shape: maybe(choice(['light', 'dark'])),
})

/** Runs in the head before anything is drawn, so that no page flashes in the wrong look. */
export const themeScript = `(function(){var t;try{t=JSON.parse(sessionStorage.getItem("${PREFIX}theme")||localStorage.getItem("${PREFIX}theme")).data}catch(e){}if(t!=="dark"&&t!=="light")t=matchMedia("${darkDevice}").matches?"dark":"light";document.documentElement.dataset.theme=t})()`

/** The look in force now. Only for the browser. */
export function themeNow(): Theme {
  return chosenTheme.get() ?? (window.matchMedia(darkDevice).matches ? 'dark' : 'light')
}
function show(): void {
  document.documentElement.dataset['theme'] = themeNow()
}
function subscribe(listener: () => void): () => void {
  const heard = () => {
    show()
    listener()
  }
  const device = window.matchMedia(darkDevice)
  device.addEventListener('change', heard)
  const stop = chosenTheme.subscribe(heard)
  return () => {
    device.removeEventListener('change', heard)
    stop()
  }
}

/** The look, whether the visitor chose it, and how to choose (null: as the device). */
export function useTheme(): {
  readonly theme: Theme
  readonly choice: Theme | null
  readonly choose: (theme: Theme | null) => void
} {
  const theme = useSyncExternalStore(subscribe, themeNow, (): Theme => 'light')
  const choice = useSyncExternalStore(chosenTheme.subscribe, chosenTheme.get, () => null)
  return { theme, choice, choose: (next) => (next === null ? chosenTheme.clear() : chosenTheme.set(next)) }
}
