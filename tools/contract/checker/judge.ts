import { withExactIntegers } from '../../../src/api/client.ts';
import { reads, type ReadName, type WriteName } from '../../../src/calls/index.ts';
import type { Call, Write } from '../../../src/api/call.ts';
import { remarksOnFigures, remarksOnRows, type Known } from './comparisons.ts';
import { openContract, type ContractFile, type Schema } from './contract-file.ts';
import type { Exchange } from './exchange.ts';
import { explain } from './explain.ts';
import {
  findingOn,
  levels,
  loss,
  misfit,
  note,
  ofLevel,
  type Finding,
  type Remark,
} from './remarks.ts';
import { kindOf, listsIn } from './words.ts';

type Judged = { readonly rows: number | null; readonly findings: readonly Finding[] };

/** Judges the responses of one check, in the order of the calls: figures of several are compared. */
let opened: ContractFile | null = null;

export function createJudge(nowMs: number) {
  opened ??= openContract();
  const contract = opened;
  const known: Known = {};

  /** All that is found in a JSON response: what no schema says, and each deviation from docs/openapi.json. */
  return (
    name: ReadName | WriteName,
    { method, path }: Call | Write,
    { error, json, text, headers }: Exchange,
  ): Judged => {
    const schema = contract.responseOf(method, path);
    if (schema === null) return { rows: null, findings: [] };
    const names = listNames(contract.resolve(schema));
    if (error === 'shape')
      return {
        rows: null,
        findings: [findingOn(otherShape(contract.resolve(schema), names, json))],
      };
    const { findings, rows } = explain(contract, schema, json, nowMs);
    const figures = isRead(name) ? remarksOnFigures(name, json, known, nowMs) : [];
    const total = names.length > 0 && isRead(name) ? totalIn(known[name]) : null;
    const remarks = [
      ...figures,
      ...(rows === null ? [] : remarksOnRows(json, rows, total, headers)),
      ...digitNotes(text),
      ...typeNotes(headers),
    ];
    const all = [...findings, ...remarks.map(findingOn)];
    if (!all.some(({ level }) => level === 'loss' || level === 'misfit'))
      all.push(...contract.reasons(schema, json).map((reason) => findingOn(loss(reason))));
    return { rows, findings: levels.flatMap((level) => ofLevel(all, level)) };
  };
}

function isRead(name: ReadName | WriteName): name is ReadName {
  return name in reads;
}

function totalIn(data: unknown): number | null {
  return (data as { readonly total: number | null }).total;
}

/** The names of the list of a response, the natural one first; none of a response that is no list. */
function listNames({ anyOf = [] }: Schema): readonly string[] {
  return anyOf.flatMap(({ properties = {} }) => Object.keys(properties).slice(0, 1));
}

function otherShape(schema: Schema, [natural]: readonly string[], json: unknown): Remark {
  if (natural === undefined) {
    const names = Object.keys(schema.properties ?? {}).join(', ');
    const found = kindOf(json) === 'an object' ? 'an object without them' : kindOf(json);
    return misfit(`expected an object with ${names}; found ${found}`);
  }
  const places = listsIn(json);
  if (places !== null)
    return misfit(`the list is under ${places}; expected "${natural}", or a bare list`);
  const found = kindOf(json) === 'an object' ? 'an object without a list' : kindOf(json);
  return misfit(`expected a list, or an object with ${natural}; found ${found}`);
}

/** A browser rounds such numbers; the app's client makes texts of them (rulings A14). */
function digitNotes(text: string | null): readonly Remark[] {
  if (text === null || withExactIntegers(text) === text) return [];
  return [note('whole numbers of 16 digits or more, read digit by digit: send ids as text')];
}

/** Notes a wrong content type, although the app reads JSON under any. */
function typeNotes(headers: Headers): readonly Remark[] {
  const type = headers.get('content-type');
  if (/^\s*application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type ?? '')) return [];
  const what = type === null ? 'no content type' : 'another content type than application/json';
  return [note(`${what}; read as JSON all the same`)];
}
