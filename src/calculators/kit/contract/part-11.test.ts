import { contract } from './contract.testkit.ts'

contract(11)
