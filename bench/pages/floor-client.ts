import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import '../../src/app/app.css'
import { Floor } from './floor.ts'

const place = document.getElementById('root')
if (place) hydrateRoot(place, createElement(Floor))
