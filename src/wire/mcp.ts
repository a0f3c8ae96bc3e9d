/** The door for assistants (Model Context Protocol): its address, and what its tools are called. */
export const MCP_PATH = '/mcp'

/** Every tool by name, with what a person reads of it. */
export const mcpTools = {
  find_calculator: 'Finds the calculator or plan that answers a question.',
  describe_calculator: 'Says what it asks for: each input with its unit, limits and default.',
  run_calculator: 'Works it out: the answer, its figures and its sources.',
  run_plan: 'Works out a plan for a whole household.',
  list_facts: 'Finds figures of law by words: limits, rates, brackets, ages.',
  get_fact: 'Gives one of them for a year, with its source.',
} as const
