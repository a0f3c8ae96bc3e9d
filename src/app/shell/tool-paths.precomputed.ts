/** Every path that shows a calculator, built or not. Ships as data. */
import { calculatorPaths } from '#calculators/catalogue.ts'

export const toolPaths: readonly string[] = calculatorPaths
