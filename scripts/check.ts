/** `npm run check`: types, lint, dead code and unit tests. About three minutes. */
import { codeReading, conclude, unit } from './steps.ts'

conclude([await codeReading(), unit()])
