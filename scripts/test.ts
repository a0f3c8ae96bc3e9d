/** `npm test`: everything, browser included. */
import { findChromium } from './chromium.ts'
import { browser, build, conclude, deadCode, lint, type Tally, types, unit } from './steps.ts'

const chromium = findChromium()
const tallies: Tally[] = [types(), lint(), deadCode(), unit()]
const built = build()
tallies.push(built)
if (built.failed === 0) tallies.push(browser(chromium))
conclude(tallies)
