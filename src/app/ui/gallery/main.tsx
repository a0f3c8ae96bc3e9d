import { createRoot } from 'react-dom/client'
import './gallery.css'
import type { Examples } from './examples.ts'
import { Gallery } from './gallery.tsx'

const found = import.meta.glob<{ examples: Examples }>('../**/*.examples.tsx', { eager: true })
const parts = Object.keys(found)
  .sort()
  .flatMap((file) => found[file]?.examples ?? [])
const place = document.getElementById('gallery')
if (place) createRoot(place).render(<Gallery parts={parts} />)
