import { useState } from 'react'
import type { Examples } from './gallery/examples.ts'
import { NumberBox } from './number-box.tsx'

function Box({ prefix, suffix, bad = false }: { prefix?: string; suffix?: string; bad?: boolean }) {
  const [text, setText] = useState('1,250')
  const id = `box-${prefix ?? ''}${suffix ?? ''}${bad}`
  return <NumberBox id={id} text={text} onText={setText} prefix={prefix} suffix={suffix} bad={bad} label="A number" />
}

export const examples: Examples = {
  part: 'NumberBox',
  shows: [
    { name: 'Money', draw: <Box prefix="$" /> },
    { name: 'Percent', draw: <Box suffix="%" /> },
    { name: 'Plain', draw: <Box /> },
    { name: 'Not right', draw: <Box bad /> },
  ],
}
