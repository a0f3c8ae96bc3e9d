import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, test } from 'vitest'
import { openTestApp } from '../../app.testkit.ts'
import { calculators, plans } from '../../wiring.ts'

test('try', async () => {
  const t = await openTestApp({ calculators, plans })
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  const port = (t.app.server.address() as { port: number }).port
  for (const mode of ['auto', 'legacy'] as const) {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
    await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`)))
    console.log(
      client.getProtocolEra(),
      client.getInstructions()?.length,
      JSON.stringify(client.getServerVersion()),
      JSON.stringify(client.getServerCapabilities()),
    )
    const { tools } = await client.listTools()
    console.log(
      tools.map((x) => x.name),
      JSON.stringify(tools).length,
    )
    console.log(
      JSON.stringify(
        await client.callTool({ name: 'find_calculator', arguments: { question: 'how much house can i afford' } }),
      ).slice(0, 600),
    )
    console.log(
      JSON.stringify(
        await client.callTool({ name: 'describe_calculator', arguments: { name: 'mortgage-calculator' } }),
      ).slice(0, 600),
    )
    console.log(
      JSON.stringify(
        await client.callTool({ name: 'run_calculator', arguments: { name: 'mortgage', inputs: { price: -4 } } }),
      ).slice(0, 900),
    )
    console.log(
      JSON.stringify(
        await client.callTool({ name: 'nope', arguments: { name: 'mortgage' } }).catch((e) => String(e)),
      ).slice(0, 300),
    )
    console.log(
      JSON.stringify(
        await client.callTool({ name: 'find_calculator', arguments: { limit: 99, x: 1 } }).catch((e) => String(e)),
      ).slice(0, 500),
    )
    await client.close()
  }
  await t.close()
  expect(1).toBe(1)
})
