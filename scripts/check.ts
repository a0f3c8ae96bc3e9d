/** `npm run check`: types, lint, dead code and unit tests. About a minute. */
import { conclude, deadCode, lint, types, unit } from './steps.ts'

conclude([types(), lint(), deadCode(), unit()])
