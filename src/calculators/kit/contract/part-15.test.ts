import { contract } from './contract.testkit.ts'

contract(15)
