/** `npm run check`: types, lint, dead code and unit tests. About three minutes. */
import { need } from './debian.ts'
import { codeReading, conclude, unit } from './steps.ts'

need('curl')
need('python3')

conclude([await codeReading(), unit()])
