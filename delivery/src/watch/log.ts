type Write = (fields: object, message: string) => void;

export interface Log {
  info: Write;
  warn: Write;
  error: Write;
}

/** Lines of JSON with the levels that the edge's and the API's lines have. */
export function createLog(print: (line: string) => void): Log {
  const at =
    (level: number): Write =>
    (fields, message) =>
      print(JSON.stringify({ level, time: Date.now(), ...fields, msg: message }));
  return { info: at(30), warn: at(40), error: at(50) };
}
