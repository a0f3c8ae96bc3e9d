/** Runs a script of the house on the pinned Node, installing the packages first when they are missing: `node scripts/run.mjs test.ts`. */
import { handOver, install } from './prepare.mjs'

const [file, ...args] = process.argv.slice(2)
install()
handOver(file, args)
