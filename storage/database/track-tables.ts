import { type KyselyPlugin, type OperationNode, type PluginTransformQueryArgs, type PluginTransformResultArgs, TableNode } from 'kysely'
import type { Database } from './database.ts'
import { beginReading, endReading } from './memo-per-request.ts'

/**
 * The same database for one request: it notes in `tables` the name of every table that a query reads or writes, and reads once what several
 * parts of a page need (read-once.ts).
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

/** Parts of a query in which no table is named that is not named elsewhere. */
const leaves = new Set(['ValueNode', 'PrimitiveValueListNode', 'ReferenceNode', 'ColumnNode', 'IdentifierNode', 'OperatorNode'])

/** Looks through a query, which is cheaper than having Kysely copy it. */
function noteTables(part: unknown, tables: Set<string>) {
  if (Array.isArray(part)) for (const inner of part) noteTables(inner, tables)
  if (!isNode(part) || leaves.has(part.kind)) return
  if (TableNode.is(part)) noteTable(part.table.identifier.name, tables)
  else for (const inner of Object.values(part)) noteTables(inner, tables)
}

/** Row counts change with the rows that they count, which whoever shows them reads, too. */
function noteTable(name: string, tables: Set<string>) {
  if (name !== 'rowCounts') tables.add(name)
}

function isNode(part: unknown): part is OperationNode {
  return typeof part === 'object' && part !== null && 'kind' in part
}
