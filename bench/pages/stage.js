/** A stage for one picture: `window.draw(turn)` sets the state and answers how long it took until the picture stood on the screen. */
import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '../../src/app/app.css'

/** `Picture` gets `data`; `areas` is the selector of its area paths, of which it must show three. */
export function stage(Picture, dataOf, areas) {
  const place = document.getElementById('root')
  let show = () => {}
  function Stage() {
    const [data, setData] = useState(null)
    show = setData
    return data === null ? null : createElement(Picture, { data })
  }
  createRoot(place).render(createElement(Stage))
  const outline = () => [...document.querySelectorAll(areas)].map((path) => path.getAttribute('d') ?? '').join()
  const isDrawn = (before) => document.querySelectorAll(areas).length >= 3 && outline() !== before

  window.clear = () => show(null)
  window.draw = (turn) => {
    const data = dataOf(turn)
    const before = outline()
    return new Promise((resolve) => {
      const began = performance.now()
      show(data)
      const look = () =>
        requestAnimationFrame(() => {
          if (!isDrawn(before)) return look()
          // The task right after the frame, ahead of whatever else waits.
          void scheduler.postTask(() => resolve(performance.now() - began), { priority: 'user-blocking' })
        })
      look()
    })
  }
}
