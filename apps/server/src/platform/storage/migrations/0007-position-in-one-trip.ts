// PostgreSQL finds a position on a board in one trip instead of three (decision 55). A function, because each of its
// look-ups is planned by itself and once: as one statement they are planned badly until the rows have been counted.
import { type Kysely, sql } from 'kysely'
import type { Portable } from '../portable.ts'

export const positionInOneTrip =
  ({ dialect }: Portable) =>
  async (db: Kysely<never>) => {
    // SQLite is asked without any trip, and has no functions of its own.
    if (dialect === 'sqlite') return
    await sql`create function "placeAt"("onBoard" text, "position" bigint)
      returns table ("minutes" bigint, "skip" bigint) language plpgsql stable as $$
    declare
      "ahead" bigint := "position" - 1;
      "first" bigint := 0;
      "last" bigint := 9007199254740991;
      "at" record;
      "isHere" boolean;
    begin
      for "atLevel" in reverse 2 .. 0 loop
        "isHere" := false;
        for "at" in
          select "bucket", "students" from "boardCount"
          where "board" = "onBoard" and "level" = "atLevel" and "bucket" between "first" and "last" and "students" > 0
          order by "bucket" desc
        loop
          "isHere" := "ahead" < "at"."students";
          exit when "isHere";
          "ahead" := "ahead" - "at"."students";
        end loop;
        if not "isHere" then return; end if;
        "first" := "at"."bucket" * 64;
        "last" := "first" + 63;
      end loop;
      return query select "at"."bucket", "ahead";
    end
    $$`.execute(db)
  }
