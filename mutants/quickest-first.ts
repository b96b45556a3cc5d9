// The order of the test files. A mutant is done with at the first test that fails, and single cases take less time than
// properties, which try a hundred.
import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const propertiesIn = ({ moduleId }: TestSpecification): number =>
  readFileSync(moduleId, 'utf8').split('fc.assert(').length - 1

export default class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => propertiesIn(one) - propertiesIn(other))
  }
}
