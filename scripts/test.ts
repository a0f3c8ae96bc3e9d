/** `npm test`: everything, browser included. The code is read on one core while the site is built on the other. */
import { findChromium } from './chromium.ts'
import { need } from './debian.ts'
import { browser, build, codeReading, conclude, type Tally, unit } from './steps.ts'

const chromium = findChromium()
// The examples for developers are run as they are copied.
need('curl')
need('python3')
const [read, built] = await Promise.all([codeReading(), build()])
const tallies: Tally[] = [read, built, unit()]
if (built.failed === 0) tallies.push(browser(chromium))
conclude(tallies)
