// One statement for many calls of a query, on PostgreSQL. `unnest` makes a table of their values, called `given`; where the
// query for one call has a parameter, the one for many refers to a column of that table:
//
//   select "each".*, "nth" from unnest($1::text[]) with ordinality as "given" ("_id", "nth")
//     cross join lateral (select * from (select * from "student" where "id" = "_id") as "one" offset 0) as "each"
//   insert into "unlock" ("studentId", "path") select "_studentId", "_path" from unnest(…) as "given" (…)
//   update "student" set "streak" = "_streak" from unnest(…) as "given" (…) where "id" = "_id"
import {
  createQueryId,
  InsertQueryNode,
  type Kysely,
  type OperationNode,
  type OperationNodeSource,
  type RawBuilder,
  type RootOperationNode,
  SelectQueryNode,
  sql,
  UpdateQueryNode,
  ValueListNode,
  ValuesNode,
} from 'kysely'
import type { Compiled } from './engine.ts'
import { Placeholder, slotted } from './prepared.ts'
import type { Tables } from './tables.ts'

/** The names of columns in `given` are those of no other table. */
const columnOf = (name: string) => sql.ref(`_${name}`)

/**
 * Makes one statement of a query. Its parameters are lists, by the names of the values. Rows of a select end with `nth`, the
 * number of the call that they are for, from 1.
 * @param build the query for one call
 * @param integers the names of values that are whole numbers; the others are texts
 */
export const forMany = (
  db: Kysely<Tables>,
  build: (values: object) => OperationNodeSource,
  integers: readonly string[],
): Compiled => {
  const names = new Set<string>()
  const column = (_: object, name: string | symbol) => {
    names.add(String(name))
    return columnOf(String(name))
  }
  const query = build(new Proxy({}, { get: column })).toOperationNode()
  const many = statementOf(query, tableOf([...names], integers).toOperationNode())
  return slotted(db.getExecutor().compileQuery(many, createQueryId()), SelectQueryNode.is(query))
}

const tableOf = (names: readonly string[], integers: readonly string[]): RawBuilder<unknown> => {
  const lists = names.map((name) => {
    const type = integers.includes(name) ? sql`bigint[]` : sql`text[]`
    return sql`${new Placeholder(name)}::${type}`
  })
  const columns = [...names.map(columnOf), sql.ref('nth')]
  return sql`unnest(${sql.join(lists)}) with ordinality as "given" (${sql.join(columns)})`
}

const statementOf = (query: OperationNode, given: OperationNode): RootOperationNode => {
  if (SelectQueryNode.is(query)) return selectForMany(query, given)
  if (UpdateQueryNode.is(query)) return UpdateQueryNode.cloneWithFromItems(query, [given])
  if (InsertQueryNode.is(query) && query.values && ValuesNode.is(query.values)) {
    const [row] = query.values.values
    if (row && ValueListNode.is(row))
      return InsertQueryNode.cloneWith(query, { values: selected(row, given) })
  }
  throw new Error(`A ${query.kind} of this form cannot be one statement for many calls.`)
}

/** `offset 0` keeps PostgreSQL from joining the two its own way: each call is looked up by itself, as it would be alone. */
const selectForMany = (query: SelectQueryNode, given: OperationNode): RootOperationNode =>
  sql`select "each".*, "nth" from ${sourceOf(given)}
    cross join lateral (select * from ${sourceOf(query)} as "one" offset 0) as "each"`.toOperationNode()

const selected = ({ values }: ValueListNode, given: OperationNode): OperationNode =>
  sql`select ${sql.join(values.map(sourceOf))} from ${sourceOf(given)}`.toOperationNode()

const sourceOf = (node: OperationNode): RawBuilder<unknown> => {
  const source = { toOperationNode: () => node }
  return sql`${source}`
}
