import { gunzipSync } from 'node:zlib';

import { example } from '../example.ts';
import { userOf } from '../user-of.ts';
import { paginate } from '../paginate.ts';
import { needs } from '../permissions.ts';
import { ApiError, ok, textOf, type Routes } from '../route.ts';

/** Bytes of a SARIF file after gzip. */
const MAX_SARIF = 10 * 1024 * 1024;

export const repositoryRoutes: Routes = {
  'repos/get': {
    needs: needs({ metadata: 'read' }),
    handle: (state) =>
      ok({
        ...example('full-repository-default-response', state),
        name: state.name,
        full_name: `${state.owner}/${state.name}`,
        owner: userOf(state, state.owner),
        default_branch: state.defaultBranch,
      }),
  },
  'repos/get-branch-rules': {
    needs: needs({ metadata: 'read' }),
    handle: (state, call) => {
      const page = paginate(state.branchRules.get(call.path['branch'] ?? '') ?? [], call);
      return { status: 200, headers: page.headers, body: [...page.items] };
    },
  },
  'code-scanning/upload-sarif': {
    needs: needs({ 'security-events': 'write' }),
    handle: (state, call) => {
      const packed = Buffer.from(textOf(call, 'sarif') ?? '', 'base64');
      if (packed.length > MAX_SARIF) throw new ApiError(413, 'The SARIF file is too large');
      const upload = { commitSha: textOf(call, 'commit_sha') ?? '', ref: textOf(call, 'ref') ?? '' };
      state.sarifs.push({ ...upload, sarif: unpacked(packed) });
      const id = `00000000-0000-0000-0000-${String(state.sarifs.length).padStart(12, '0')}`;
      return {
        status: 202,
        body: { id, url: `${state.apiUrl}/repos/${state.owner}/${state.name}/code-scanning/sarifs/${id}` },
      };
    },
  },
};

function unpacked(packed: Buffer): string {
  try {
    const text = gunzipSync(packed).toString('utf8');
    JSON.parse(text);
    return text;
  } catch {
    throw new ApiError(400, 'The SARIF file is not gzip, base64 and JSON');
  }
}
