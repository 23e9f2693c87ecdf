// Run as a process of its own by a test that kills it: commits numbers one by one, and says each once it is committed.
import { openDatabase } from '../kernel/db/open-database.ts'

const [folder = '', first = '0'] = process.argv.slice(2)
const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: '', DATABASE_CONNECTIONS: 1 }, (error) => {
  console.error(error)
  process.exit(1)
})
await database.pool.query('create table if not exists killed (number int primary key, pair int not null)')
for (let number = Number(first); ; number += 1) {
  await database.withTx(async (tx) => {
    await tx.execute(`insert into killed values (${number * 2}, ${number})`)
    await tx.execute(`insert into killed values (${number * 2 + 1}, ${number})`)
  })
  process.stdout.write(`${number}\n`)
}
