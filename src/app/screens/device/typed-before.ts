import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * On a slow line a visitor may type into a pre-rendered box before the scripts are here. Put the result on the box: what was
 * typed by then is handed over once, as if it were typed now.
 */
export function useTypedBefore(shown: string, take: (text: string) => void): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null)
  const adopt = useEffectEvent(() => {
    const text = box.current?.value
    if (text !== undefined && text !== shown) take(text)
  })
  useEffect(() => adopt(), [])
  return box
}
