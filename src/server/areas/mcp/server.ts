import { McpServer } from '@modelcontextprotocol/server'
import { site } from '#content/site.ts'
import { API_VERSION } from '#wire/api-paths.ts'
import { describeCalculator } from './describe-calculator.ts'
import type { Door } from './door.ts'
import { findCalculator } from './find-calculator.ts'
import { getFact } from './get-fact.ts'
import { listFacts } from './list-facts.ts'
import { runCalculator } from './run-calculator.ts'
import { runPlan } from './run-plan.ts'
import { words } from './words.ts'

const tools = [findCalculator, describeCalculator, runCalculator, runPlan, listFacts, getFact]

/** The server one request meets. It remembers nothing: the next request meets another. */
export function mcpServer(door: Door): McpServer {
  const server = new McpServer(
    { name: 'truepenny', title: site.name, version: API_VERSION, websiteUrl: door.origin },
    { instructions: words.instructions, capabilities: { tools: { listChanged: false } } },
  )
  for (const tool of tools) tool(server, door)
  return server
}
