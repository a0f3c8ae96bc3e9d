/**
 * The examples of the page for developers, as they are copied. A test runs each against a live server (of the spreadsheet's cells, what they fetch). `origin`: where we stand, without a
 * slash at the end.
 */
import { apiPaths } from '#wire/api-paths.ts'
import { MCP_PATH } from '#wire/mcp.ts'

type Example = (origin: string) => string

/** The home loan all three ask about. */
const inputs = '{"price": 420000, "down": "20%", "rate": 6.5, "termMonths": 360}'

export const curlExample: Example = (origin) =>
  `curl -s ${origin}${apiPaths.calculators}/mortgage \\
  -H 'content-type: application/json' \\
  -d '{"inputs": ${inputs}}'`

export const pythonExample: Example = (origin) =>
  `import json
from urllib.request import Request, urlopen

question = {"inputs": ${inputs}}
request = Request(
    "${origin}${apiPaths.calculators}/mortgage",
    data=json.dumps(question).encode(),
    headers={"content-type": "application/json"},
)
answer = json.load(urlopen(request))

print(answer["headline"]["text"])
print(answer["figures"]["monthlyPayment"])
for source in answer["sources"]:
    print(source["title"], source.get("asOf", ""), source.get("url", ""))`

/** A figure of law in one cell: Google Sheets first, then Excel. */
export const sheetCells: Example = (origin) =>
  `=IMPORTDATA("${origin}${apiPaths.facts}/retirement.ira.limit/value")
=VALUE(WEBSERVICE("${origin}${apiPaths.facts}/retirement.ira.limit/value"))`

/** For Extensions → Apps Script of a Google sheet. */
export const sheetScript: Example = (origin) =>
  `/** One figure: =TRUEPENNY("mortgage", "monthlyPayment", A1:B4) */
function TRUEPENNY(calculator, figure, inputs) {
  const answer = UrlFetchApp.fetch('${origin}${apiPaths.calculators}/' + calculator, {
    method: 'post',
    contentType: 'application/json',
    payload: JSON.stringify({ inputs: Object.fromEntries(inputs.filter(([name]) => name)) }),
  })
  return JSON.parse(answer.getContentText()).figures[figure]
}`

/** What an assistant's settings take, in the form most of them share. */
export const assistantExample: Example = (origin) =>
  `{
  "mcpServers": {
    "truepenny": { "type": "http", "url": "${origin}${MCP_PATH}" }
  }
}`
