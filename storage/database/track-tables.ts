import { type KyselyPlugin, type OperationNode, type PluginTransformQueryArgs, type PluginTransformResultArgs, TableNode } from 'kysely'
import type { Database } from './database.ts'
import { beginReading, endReading } from './memo-per-request.ts'

/**
 * The database handle for one request: records in `tables` every table that a query reads or writes, and memoizes the reads that several parts
 * of a page need (memo-per-request.ts).
 */
export function trackTables(db: Database, tables: Set<string>): Database {
  const recorded: Database = db.withPlugin(new TableTracker(tables, () => endReading(recorded)))
  beginReading(recorded)
  return recorded
}

class TableTracker implements KyselyPlugin {
  readonly #tables: Set<string>
  readonly #onWrite: () => void

  constructor(tables: Set<string>, onWrite: () => void) {
    this.#tables = tables
    this.#onWrite = onWrite
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    if (node.kind !== 'SelectQueryNode') this.#onWrite()
    noteTables(node, this.#tables)
    return node
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }
}

/** Nodes that name no table that isn't named elsewhere in the query. */
const leaves = new Set(['ValueNode', 'PrimitiveValueListNode', 'ReferenceNode', 'ColumnNode', 'IdentifierNode', 'OperatorNode'])

/** Walks a query, which is cheaper than Kysely's transformer, which copies it. */
function noteTables(part: unknown, tables: Set<string>) {
  if (Array.isArray(part)) for (const inner of part) noteTables(inner, tables)
  if (!isNode(part) || leaves.has(part.kind)) return
  if (TableNode.is(part)) noteTable(part.table.identifier.name, tables)
  else for (const inner of Object.values(part)) noteTables(inner, tables)
}

/** Row counts change only with the rows that they count, and pages that show them read those rows, too. */
function noteTable(name: string, tables: Set<string>) {
  if (name !== 'rowCounts') tables.add(name)
}

function isNode(part: unknown): part is OperationNode {
  return typeof part === 'object' && part !== null && 'kind' in part
}
