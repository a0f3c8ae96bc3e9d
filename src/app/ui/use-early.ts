import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * What somebody typed or chose in the finished page before this code had come counts like anything typed or chosen: once the code is
 * here, `adopt` is called with the element as it stands. In the moment the page wakes up, and before anything is painted: a moment later a
 * number already taken over would be drawn with its commas under the caret, before its text is known here.
 */
export function useEarly<E extends Element>(adopt: (element: E) => void): RefObject<E | null> {
  const place = useRef<E>(null)
  const look = useEffectEvent(() => {
    if (place.current) adopt(place.current)
  })
  useLayoutEffect(() => look(), [])
  return place
}

/**
 * The same for a box of text. Where it was left by then, that counts too, once the text is known: a number that is only taken when its box
 * is left would wait for ever.
 */
export function useEarlyText(text: string, onText: (text: string) => void): RefObject<HTMLInputElement | null> {
  return useEarly<HTMLInputElement>((element) => {
    if (element.value === text) return
    onText(element.value)
    setTimeout(() => {
      if (element.isConnected && element !== document.activeElement)
        element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    })
  })
}
