/** The least a live form can be: one controlled box and one sentence that repeats it. The peer of typing into a calculator. */
import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '../../src/app/app.css'

function Echo() {
  const [text, setText] = useState('400,000')
  return h(
    'main',
    {},
    h(
      'form',
      { 'aria-label': 'Your numbers' },
      h('input', { inputMode: 'decimal', value: text, onChange: (event) => setText(event.target.value) }),
    ),
    h('section', { 'aria-label': 'Result' }, h('p', { role: 'status' }, `You typed ${text}.`)),
  )
}

const place = document.getElementById('root')
if (place) createRoot(place).render(h(Echo))
