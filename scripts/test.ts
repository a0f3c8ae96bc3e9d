/** `npm test`: everything, browser included. The code is read on one core while the site is built on the other. */
import { findChromium } from './chromium.ts'
import { browser, build, codeReading, conclude, type Tally, unit } from './steps.ts'

const chromium = findChromium()
const [read, built] = await Promise.all([codeReading(), build()])
const tallies: Tally[] = [read, built, unit()]
if (built.failed === 0) tallies.push(browser(chromium))
conclude(tallies)
